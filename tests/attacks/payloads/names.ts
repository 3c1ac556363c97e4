/**
 * Names that a program may take for something else: of files, of fields, of options, and of what every object inherits.
 *
 * Modelled on: OWASP's file upload cheat sheet; the Big List of Naughty Strings ("Reserved Strings"); Trojan Source
 * (CVE-2021-42574); PortSwigger, "DOM clobbering" and "Prototype pollution".
 */

/** Names of files whose type is not that of an image or a PDF, or that hide it. */
export const FILE_NAMES: readonly string[] = [
  'bill.pdf.exe',
  'bill.pdf ',
  'bill.pdf.',
  'bill.pdf/',
  'bill.pdf\u0000.exe',
  'bill.pdf%00.exe',
  'bill.pdf;.exe',
  'bill.pdf:stream.exe',
  'bill.pdf\n.exe',
  'bill\u202efdp.exe',
  'bill.\u202efdp',
  'bill.pdf\u200b',
  'bill.p\u0501f',
  'bill.\uff50df',
  'bill.html',
  'bill.svg',
  'bill.js',
  'bill.jpg.html',
  'bill.php5',
  '.htaccess',
  '..',
  'pdf',
  '',
]

/** Names of files that are allowed, and that must be shown as text. */
export const ALLOWED_FILE_NAMES: readonly string[] = [
  '<img src=x onerror=pwn()>.pdf',
  '"; filename="evil.exe".pdf',
  '../../etc/passwd.pdf',
  '..\\..\\boot.pdf',
  'C:\\bill.pdf',
  '\\\\evil.example\\share\\bill.pdf',
  'CON.pdf',
  '.pdf',
  '-rf.pdf',
  '\u202eexe.pdf',
  '\u2069\u202eabc.pdf',
  `${'x'.repeat(255)}.pdf`,
  `${'W'.repeat(10_000)}.pdf`,
  `a${'\u0300'.repeat(100)}.pdf`,
  'javascript:pwn().pdf',
  '__proto__.pdf',
  'a\r\nX-Evil: 1.pdf',
  '{name}.pdf',
]

/** Names that every object inherits, or that a form or a window already has. */
export const INHERITED_NAMES: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
  'then',
  'length',
  'name',
  'id',
  'action',
  'submit',
  'elements',
  'attributes',
  'children',
  'ownerDocument',
  'default',
  'key',
  'ref',
]

/**
 * Features that some of the oldest browsers lack, and why the code may still use them. Either the code tests for the
 * feature (`test`: the file, and the text that it must contain), or a browser that lacks it only looks or loads differently.
 */

const ZOD = {
  why: 'zod looks for it before it uses it',
  test: ['node_modules/zod/v4/core/core.js', '"captureStackTrace" in Error ? Error : null'],
}
const TRUSTED_TYPES = {
  why: 'a browser without Trusted Types needs no policy',
  test: ['src/host/script-policy.ts', /try \{\s+return .*trustedTypes/],
}
const OWN_DATA = 'our own name, or that of a package, and not one of the platform'

export const EXCEPTIONS = {
  'api.TrustedTypePolicyFactory.createPolicy': TRUSTED_TYPES,
  'api.TrustedTypePolicyFactory.defaultPolicy': TRUSTED_TYPES,
  'api.Scheduler.yield': {
    why: 'a message starts the next task instead',
    test: ['src/host/next-task.ts', 'scheduler instanceof Scheduler && scheduler.yield'],
  },
  'api.Window.requestIdleCallback': {
    why: 'a timer is used instead',
    test: ['src/host/load-times.ts', "'requestIdleCallback' in window"],
  },
  'api.Document.moveBefore': {
    why: 'preact moves elements with insertBefore instead',
    test: ['node_modules/preact/dist/preact.mjs', /\.moveBefore&&/],
  },
  'javascript.builtins.Error.captureStackTrace': ZOD,
  'javascript.builtins.Error.stackTraceLimit': ZOD,
  'api.HTMLImageElement.fetchPriority': { why: 'only a hint, on script elements' },
  'api.EventTarget.when': { why: OWN_DATA },
  'javascript.builtins.Function.displayName': { why: OWN_DATA },
  'css.properties.-webkit-tap-highlight-color': {
    why: 'only removes a colour that other browsers do not add',
  },
  'css.properties.cursor.pointer': { why: 'a phone has no cursor' },
  'css.properties.field-sizing': { why: 'the text area keeps its height' },
  'css.properties.field-sizing.content': { why: 'the text area keeps its height' },
  'css.properties.forced-color-adjust': { why: 'Safari has no forced colours' },
  'css.properties.forced-color-adjust.auto': { why: 'Safari has no forced colours' },
  'css.properties.resize': { why: 'a text area on a phone has no handle' },
  'css.properties.resize.vertical': { why: 'a text area on a phone has no handle' },
  'css.properties.scrollbar-gutter': { why: 'Safari shows scroll bars only while one scrolls' },
  'css.properties.scrollbar-width': { why: 'Safari shows scroll bars only while one scrolls' },
  'css.properties.scrollbar-width.none': { why: 'Safari shows scroll bars only while one scrolls' },
}

/** Libraries that change the page or its built-ins, or take over its links and globals. */
import { inlineScript, type HostPage } from '../host-page.js'

/** Libraries that the page only has to include. */
const jquery: readonly HostPage[] = [
  {
    name: 'jquery-1',
    sentence: 'jQuery 1 handles the clicks of the page.',
    libraries: ['jquery1/dist/jquery.min.js'],
    setup: inlineScript('jQuery(function ($) { $(document).on("click", "a, button", $.noop) })'),
  },
  {
    name: 'jquery-3',
    sentence: 'jQuery 3 handles the clicks of the page, without its global `$`.',
    libraries: ['jquery3/dist/jquery.min.js'],
    setup: inlineScript('jQuery.noConflict()(function ($) { $(document).on("click", "a, button", $.noop) })'),
  },
]

const extendedBuiltIns: readonly HostPage[] = [
  {
    name: 'prototype',
    sentence:
      'Prototype.js (its part without the DOM) extends arrays, functions and texts, and replaces `Array.from`.',
    bundles: ['prototype'],
    setup: inlineScript(`
      var BrowserElement = window.Element
      window.Element = function (name) { return document.createElement(name) }
      window.Element.prototype = BrowserElement.prototype`),
  },
  {
    name: 'mootools',
    sentence: 'MooTools (its part without the DOM) extends all built-ins.',
    libraries: ['mootools/lib/mootools-core-1.5.2-server.js'],
  },
]

const MODULE = inlineScript(`
  define('host', [], function () { return { isHost: true } })
  require(['host'], function (host) { window.hostModule = host })`)

const moduleLoaders: readonly HostPage[] = [
  {
    name: 'requirejs',
    sentence: 'RequireJS, whose `define` and `require` are globals.',
    libraries: ['requirejs/require.js'],
    setup: MODULE,
  },
  {
    name: 'alameda',
    sentence: 'Alameda, an AMD loader with promises.',
    libraries: ['alameda/alameda.js'],
    setup: MODULE,
  },
  {
    name: 'curl',
    sentence: 'curl.js, an AMD loader with the globals `curl` and `define`.',
    libraries: ['curl-amd/dist/curl/curl.js'],
    setup: inlineScript('define("host", [], function () { return {} }); curl(["host"])'),
  },
  {
    name: 'systemjs',
    sentence: 'SystemJS, whose global is `System`.',
    libraries: ['systemjs/dist/system.min.js'],
    setup: inlineScript('System.set("host:module", { isHost: true })'),
  },
]

const frameworks: readonly HostPage[] = [
  {
    name: 'angularjs',
    sentence: 'AngularJS 1 compiles the whole page.',
    html: 'ng-app="host"',
    libraries: ['angular/angular.min.js'],
    setup: inlineScript('angular.module("host", [])'),
  },
  {
    name: 'zone',
    sentence: 'zone.js wraps listeners, timers, promises and requests.',
    libraries: ['zone.js/bundles/zone.umd.min.js'],
  },
  {
    name: 'turbo',
    sentence: 'Turbo swaps the body when a link is clicked.',
    libraries: ['@hotwired/turbo/dist/turbo.es2017-umd.js'],
  },
  {
    name: 'pjax',
    sentence: 'pjax swaps the main part when a link is clicked.',
    libraries: ['pjax/pjax.min.js'],
    setup: inlineScript(
      'addEventListener("DOMContentLoaded", function () { new Pjax({ elements: "a:not([target])", selectors: ["main"] }) })',
    ),
  },
  {
    name: 'htmx',
    sentence: 'htmx boosts all links and forms.',
    html: 'hx-boost:inherited="true"',
    libraries: ['htmx.org/dist/htmx.min.js'],
  },
  {
    name: 'alpine',
    sentence: 'Alpine observes the whole page.',
    html: 'x-data="{ isHost: true }"',
    libraries: ['alpinejs/dist/cdn.min.js'],
    isDeferred: true,
  },
]

/** Removes what the shims then define. */
const DELETE_NATIVES = inlineScript(`
  ;['Promise', 'Symbol', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Reflect'].forEach(function (name) { delete window[name] })
  ;['assign', 'entries', 'values', 'is'].forEach(function (name) { delete Object[name] })
  ;['from', 'of'].forEach(function (name) { delete Array[name] })
  ;['find', 'findIndex', 'includes', 'fill', 'keys', 'entries', 'values'].forEach(function (name) { delete Array.prototype[name] })
  ;['includes', 'startsWith', 'endsWith', 'repeat', 'padStart', 'codePointAt'].forEach(function (name) { delete String.prototype[name] })`)

const shims: readonly HostPage[] = [
  {
    name: 'es5-shim',
    sentence: 'es5-shim with its shams.',
    libraries: ['es5-shim/es5-shim.min.js', 'es5-shim/es5-sham.min.js'],
  },
  {
    name: 'es6-shim',
    sentence: 'es6-shim with its shams.',
    libraries: ['es6-shim/es6-shim.min.js', 'es6-shim/es6-sham.min.js'],
  },
  { name: 'core-js-2', sentence: 'core-js 2.', libraries: ['core-js2/client/shim.min.js'] },
  { name: 'core-js-3', sentence: 'core-js 3.', libraries: ['core-js-bundle/minified.js'] },
  {
    name: 'core-js-2-instead',
    sentence: 'core-js 2 instead of built-ins that the page has deleted.',
    head: DELETE_NATIVES,
    libraries: ['core-js2/client/shim.min.js'],
  },
  {
    name: 'core-js-3-instead',
    sentence: 'core-js 3 instead of built-ins that the page has deleted.',
    head: DELETE_NATIVES,
    libraries: ['core-js-bundle/minified.js'],
  },
]

export const libraryPages: readonly HostPage[] = [
  ...jquery,
  ...extendedBuiltIns,
  ...moduleLoaders,
  ...frameworks,
  ...shims,
]

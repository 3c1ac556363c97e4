/* Old Library 1.4, 2009. Like libraries of that time, it changes built-in objects. */
;(function () {
  var slice = Array.prototype.slice

  Function.prototype.bind = function (context) {
    if (arguments.length < 2 && context === undefined) return this
    var method = this
    var args = slice.call(arguments, 1)
    return function () {
      return method.apply(context, args.concat(slice.call(arguments)))
    }
  }

  Array.prototype.each = function (callback) {
    for (var at = 0; at < this.length; at++) callback(this[at], at)
    return this
  }
  Array.prototype.first = function () {
    return this[0]
  }
  Array.prototype.remove = function (value) {
    var at = this.indexOf(value)
    if (at >= 0) this.splice(at, 1)
    return this
  }
  Array.prototype.clone = function () {
    return [].concat(this)
  }
  Array.from = function (list) {
    return list ? slice.call(list) : []
  }

  String.prototype.strip = function () {
    return this.replace(/^\s+|\s+$/g, '')
  }
  String.prototype.toJSON = function () {
    return this.toString()
  }
  Array.prototype.toJSON = function () {
    var parts = []
    for (var at = 0; at < this.length; at++) parts.push(JSON.stringify(this[at]))
    return '[' + parts.join(', ') + ']'
  }

  document.getElementsByClassName = function (name) {
    return slice.call(document.querySelectorAll('.' + name))
  }
  Element.prototype.hide = function () {
    this.style.display = 'none'
    return this
  }
  Element.prototype.show = function () {
    this.style.display = ''
    return this
  }

  function Wrapped(nodes) {
    this.nodes = nodes
  }
  Wrapped.prototype = {
    each: function (callback) {
      this.nodes.each(callback)
      return this
    },
    css: function (name, value) {
      return this.each(function (node) {
        node.style[name] = value
      })
    },
    on: function (type, listener) {
      return this.each(function (node) {
        node.addEventListener(type, listener, false)
      })
    },
    addClass: function (name) {
      return this.each(function (node) {
        node.className += ' ' + name
      })
    },
  }
  window.$ = function (target) {
    if (typeof target === 'function') {
      if (document.readyState !== 'loading') target()
      else document.addEventListener('DOMContentLoaded', target, false)
      return undefined
    }
    return new Wrapped(typeof target === 'string' ? slice.call(document.querySelectorAll(target)) : [target])
  }
  window.$.version = '1.4'
})()

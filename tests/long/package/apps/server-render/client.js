import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.js'

const props = JSON.parse(document.querySelector('#props').textContent)
hydrateRoot(document.querySelector('#app'), createElement(App, props), {
  onRecoverableError: (error) => console.error(error),
})

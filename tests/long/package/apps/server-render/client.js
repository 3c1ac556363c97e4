import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.js'

hydrateRoot(document.querySelector('#app'), createElement(App), {
  onRecoverableError: (error) => console.error(error),
})

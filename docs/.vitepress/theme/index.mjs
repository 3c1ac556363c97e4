/** VitePress' default theme in the brand's colours, with a component that runs a sample. */
import DefaultTheme from 'vitepress/theme'
import LiveSample from './LiveSample.vue'
import './brand.css'

export default {
  extends: DefaultTheme,
  enhanceApp: ({ app }) => void app.component('LiveSample', LiveSample),
}

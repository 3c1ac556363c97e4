/** Unusual ways to load the loader, and tools of third parties that change the page while the widgets render. */
import { inlineScript, LOADER, OWN_FILES, type HostPage } from '../host-page.js'

/** What a tag manager runs. */
const INSERT = `
  var tag = document.createElement('script')
  tag.async = true
  tag.src = '/cdn/loader.js'
  tag.setAttribute('data-site', 'DE')
  var first = document.getElementsByTagName('script')[0]
  first.parentNode.insertBefore(tag, first)`

/** The script tag as text in a script. */
const TAG = JSON.stringify(LOADER).replaceAll('</', '<\\/')

const ways: readonly HostPage[] = [
  {
    name: 'jquery-1-tag',
    sentence: 'jQuery 1 inserts the script tag, and evaluates its code.',
    libraries: ['jquery1/dist/jquery.min.js'],
    loader: `<div id="place"></div>${inlineScript(`jQuery('#place').html(${TAG})`)}`,
  },
  {
    name: 'jquery-3-tag',
    sentence: 'jQuery 3 inserts the script tag, and runs its code in another script element.',
    libraries: ['jquery3/dist/jquery.min.js'],
    loader: `<div id="place"></div>${inlineScript(`jQuery('#place').html(${TAG})`)}`,
  },
  {
    name: 'tag-manager',
    sentence: 'A tag manager inserts the script tag before the first one of the page.',
    loader: inlineScript(`setTimeout(function () { ${INSERT} })`),
  },
  {
    name: 'document-write',
    sentence: '`document.write` writes the script tag.',
    loader: inlineScript(`document.write(${TAG})`),
  },
  {
    name: 'late',
    sentence: 'The loader is added three minutes after the page has loaded.',
    loader: inlineScript(`setTimeout(function () { ${INSERT} }, 180000)`),
  },
  {
    name: 'consent',
    sentence: 'A consent tool blocks the script tag until the button is clicked.',
    start: `<button type="button" id="consent">Agree</button>`,
    loader: `${LOADER.replace('<script', '<script type="text/plain" id="blocked"')}
      ${inlineScript(`
        document.getElementById('consent').onclick = function () {
          var blocked = document.getElementById('blocked')
          var tag = document.createElement('script')
          for (var at = 0; at !== blocked.attributes.length; at++)
            if (blocked.attributes[at].name !== 'type') tag.setAttribute(blocked.attributes[at].name, blocked.attributes[at].value)
          blocked.parentNode.replaceChild(tag, blocked)
        }`)}`,
  },
  {
    name: 'two-versions',
    sentence: 'Two loaders of different versions.',
    loader: `${LOADER.replace('/cdn/loader.js', '/hosts/older/loader.js')}\n${LOADER}`,
  },
]

const ownScripts = (...names: string[]): string =>
  names.map((name) => `<script src="${OWN_FILES}/${name}.js"></script>`).join('')

const tools: readonly HostPage[] = [
  {
    name: 'translator',
    sentence: 'A translation tool wraps each text in two font elements, and repeats this after each change.',
    loader: `${LOADER}\n${ownScripts('tool', 'translator')}`,
  },
  {
    name: 'password-manager',
    sentence: 'A password manager puts elements next to the input elements, even inside shadow roots.',
    loader: `${LOADER}\n${ownScripts('tool', 'password-manager')}`,
  },
  {
    name: 'ad-blocker',
    sentence: 'An ad blocker blocks the address of the newsletter form; a test has to act as the ad blocker.',
  },
]

export const loadingPages: readonly HostPage[] = [...ways, ...tools]

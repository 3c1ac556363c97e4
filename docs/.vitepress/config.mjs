/**
 * The docs site has a page for each `docs/*.md`. `tools/build-docs.mjs` builds it to `dist/docs` and moves it into the commands'
 * package, whose reference shop serves it at `/docs/`.
 */
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import llmstxt from 'vitepress-plugin-llms'
import { evaluateCode } from '../../tools/evaluate.mjs'
import { readPackage } from '../../tools/licences.mjs'
import { version } from '../../tools/package-facts.mjs'
import { dist, root } from '../../tools/paths.mjs'
import { thirdParty } from '../../tools/rollup/third-party.mjs'
import { labelCells } from './label-cells.mjs'
import { SIDEBAR } from './sidebar.mjs'

const { channelOf } = await evaluateCode("export { channelOf } from './cli/release/versions.ts'")

/** zod has comments that Rollup cannot read. The other builds ignore this warning, too. */
const warnUnlessAnnotation = (warning, warn) => {
  if (warning.code !== 'INVALID_ANNOTATION') warn(warning)
}

/** Their code is in the sample of a React application, which another program bundles. */
const IN_SAMPLES = ['jotai', 'jwt-decode', 'react', 'react-dom', 'scheduler', 'typesafe-i18n', 'zod'].map(
  (name) => readPackage(name),
)

/** The docs are shipped, so they have the licences of the packages in their scripts. The pages' HTML has no such code. */
const licences = {
  ...thirdParty(join(dist, 'docs'), IN_SAMPLES),
  apply: (_config, { isSsrBuild }) => !isSsrBuild,
}

/** Without this, Vue evaluates `{{file|files}}` in inline code. It leaves blocks of code alone by itself. */
function showCodeAsWritten({ renderer: { rules } }) {
  const { code_inline: render } = rules
  rules.code_inline = (tokens, at, ...rest) => {
    tokens[at].attrSet('v-pre', '')
    return render(tokens, at, ...rest)
  }
}

export default defineConfig({
  title: 'shop-embed',
  description: "An online shop's header, footer and forms on any page, with one script tag",
  lang: 'en',
  // `npx shop-embed-cli release` replaces it: cli/release/docs.ts.
  base: '/docs/',
  transformHead: ({ siteData }) => [
    ['link', { rel: 'icon', type: 'image/svg+xml', href: `${siteData.base}icon.svg` }],
  ],
  outDir: join(dist, 'docs'),
  cacheDir: join(root, 'node_modules/.cache/vitepress'),
  cleanUrls: true,
  srcExclude: ['contributing/**'],
  // The default themes have comments with too little contrast.
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    config: (markdown) => {
      showCodeAsWritten(markdown)
      labelCells(markdown)
    },
  },
  vite: {
    plugins: [licences, llmstxt({ generateLLMsFullTxt: false })],
    build: { rollupOptions: { onwarn: warnUnlessAnnotation } },
  },
  themeConfig: {
    // Only the reference shop serves the samples with a real loader and real services, so a release replaces this by `false`.
    hasShop: true,
    // A release has its docs beside this folder.
    channel: channelOf(version),
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start/legacy-page', activeMatch: '/start/' },
      { text: 'Builder', link: '/builder' },
      { text: 'Nothing appears', link: '/nothing-appears' },
      { text: 'Reference', link: '/reference/options', activeMatch: '/reference/' },
    ],
    sidebar: SIDEBAR,
  },
})

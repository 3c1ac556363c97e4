/** The docs site: `docs/*.md` as pages, built to `dist/docs` and served by the reference shop at `/docs/`. */
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { dist, root } from '../../tools/paths.mjs'

export default defineConfig({
  title: 'shop-embed',
  description: "An online shop's header, footer and forms on any page, with one script tag",
  lang: 'en',
  base: '/docs/',
  outDir: join(dist, 'docs'),
  cacheDir: join(root, 'node_modules/.cache/vitepress'),
  cleanUrls: true,
  srcExclude: ['adr/**'],
  // Links into the source code, which is not part of the site.
  ignoreDeadLinks: [/^(\.\/)?(\.\.\/)+/],
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: [
      {
        text: 'For host pages',
        items: [
          { text: 'Reference', link: '/reference' },
          { text: 'npm package', link: '/npm' },
          { text: 'Doctor', link: '/doctor' },
          { text: 'Failures', link: '/faults' },
          { text: 'Threats', link: '/threats' },
        ],
      },
    ],
  },
})

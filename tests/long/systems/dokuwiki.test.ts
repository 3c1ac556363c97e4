/** The recipe for DokuWiki, in nginx with PHP behind it. */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startNginxWithPhp } from './support/nginx-php.js'
import { readHeights, testSystem } from './support/test-system.js'

const DATA = [
  'attic',
  'cache',
  'index',
  'locks',
  'log',
  'media',
  'media_attic',
  'media_meta',
  'meta',
  'pages',
  'tmp',
]

const SETTINGS = `<?php
$conf['title'] = 'Wiki';
$conf['lang'] = 'de';
$conf['useacl'] = 0;
$conf['savedir'] = './data';
`

/** Debian moves the settings to another folder with `preload.php`. The test uses DokuWiki's default folder. */
function install(folder: string): string {
  const wiki = join(folder, 'wiki')
  cpSync('/usr/share/dokuwiki', wiki, { recursive: true, dereference: true })
  rmSync(join(wiki, 'inc/preload.php'))
  cpSync('/etc/dokuwiki', join(wiki, 'conf'), {
    recursive: true,
    filter: (path) => !path.endsWith('.auth.php'),
  })
  writeFileSync(join(wiki, 'conf/local.php'), SETTINGS)
  for (const name of DATA) mkdirSync(join(wiki, 'data', name), { recursive: true })
  writeFileSync(join(wiki, 'data/pages/start.txt'), '====== Start ======')
  writeFileSync(join(wiki, 'data/pages/kontakt.txt'), '====== Kontakt ======')
  return wiki
}

testSystem('DokuWiki', async (site) => {
  const wiki = install(site.folder)
  for (const name of ['meta.html', 'header.html', 'pagefooter.html', 'footer.html'])
    writeFileSync(join(wiki, 'conf', name), site.recipe(`dokuwiki/${name}`))
  writeFileSync(join(wiki, 'shop-embed.css'), readHeights())
  await startNginxWithPhp(site, wiki)
  return `${site.origin}/doku.php?id=kontakt`
})

/** WordPress with MariaDB, in nginx with PHP behind it, and what an administrator does in it. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright/test'
import { findProgram } from '../../../../tools/find-programs.mjs'
import { start } from '../../support/programs.js'
import { startNginxWithPhp } from './support/nginx-php.js'
import type { Site } from './support/test-system.js'

/** A short time limit, so that the error names the step that failed. */
const ACTION_MS = 20_000

const ADMINISTRATOR = { name: 'admin', password: 'only for a test' }

/** The database has no port, and its socket is in a folder of the test, so it needs no passwords. */
function startDatabase(folder: string): string {
  const own = join(folder, 'database')
  mkdirSync(own)
  const socket = join(own, 'socket')
  const common = ['--no-defaults', `--datadir=${join(own, 'data')}`]
  if (process.getuid?.() === 0) common.push('--user=root')
  execFileSync('mariadb-install-db', [...common, '--skip-test-db'], { stdio: 'ignore' })
  writeFileSync(join(own, 'init.sql'), 'CREATE DATABASE wordpress;')
  start(findProgram('mariadbd')!, [
    ...common,
    '--skip-networking',
    '--skip-grant-tables',
    `--socket=${socket}`,
    `--pid-file=${join(own, 'pid')}`,
    `--init-file=${join(own, 'init.sql')}`,
  ])
  return socket
}

const configuration = (origin: string, socket: string, log: string) => `<?php
define('DB_NAME', 'wordpress');
define('DB_USER', 'wordpress');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}');
define('WP_HOME', '${origin}');
define('WP_SITEURL', '${origin}');
define('WP_DEBUG', true);
define('WP_DEBUG_DISPLAY', false);
define('WP_DEBUG_LOG', '${log}');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('DISABLE_WP_CRON', true);
define('FS_METHOD', 'direct');
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', $name);
    define($name . '_SALT', $name);
}
$table_prefix = 'wp_';
require __DIR__ . '/wp-settings.php';
`

export interface WordPress extends Site {
  /** The folder of the installation. */
  root: string
  /** The file to which PHP and WordPress write notices and errors. */
  log: string
  /** An admin page, with the administrator signed in. */
  admin: Page
}

export async function installWordPress(site: Site, browser: Browser): Promise<WordPress> {
  const { folder, origin } = site
  const root = join(folder, 'wordpress')
  const log = join(folder, 'debug.log')
  const socket = startDatabase(folder)
  cpSync('/usr/share/wordpress', root, { recursive: true, dereference: true })
  // Debian's file looks for the settings in another folder.
  rmSync(join(root, 'wp-config.php'))
  writeFileSync(join(root, 'wp-config.php'), configuration(origin, socket, log))
  await startNginxWithPhp(site, root)
  const answers = {
    weblog_title: 'Blog',
    user_name: ADMINISTRATOR.name,
    admin_password: ADMINISTRATOR.password,
    admin_password2: ADMINISTRATOR.password,
    pw_weak: '1',
    admin_email: 'admin@mail.example',
    blog_public: '0',
  }
  await fetch(`${origin}/wp-admin/install.php?step=2`, { method: 'POST', body: new URLSearchParams(answers) })
  const admin = await browser.newPage({ baseURL: origin })
  admin.setDefaultTimeout(ACTION_MS)
  await admin.goto('/wp-login.php')
  await admin.getByLabel('Username or Email Address').fill(ADMINISTRATOR.name)
  await admin.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password)
  await admin.getByRole('button', { name: 'Log In' }).click()
  await admin.waitForURL('**/wp-admin/')
  return { ...site, root, log, admin }
}

/** @returns the address of the published page */
export async function publishPage(admin: Page, title: string, content: string): Promise<string> {
  await admin.goto('/wp-admin/post-new.php?post_type=page')
  return admin.evaluate(
    async ([title, content]) => {
      const { wp } = window as unknown as {
        wp: { apiFetch(request: object): Promise<{ link: string }> }
      }
      const data = { title, content, status: 'publish' }
      return (await wp.apiFetch({ path: '/wp/v2/pages', method: 'POST', data })).link
    },
    [title, content],
  )
}

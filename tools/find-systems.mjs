/** The systems that tests run, as Debian has them, and which of their packages are missing on this machine. */
import { spawnSync } from 'node:child_process'

/** The packages of each system. None of them starts a service when it is installed, except nginx, which other tests need, too. */
export const SYSTEMS = {
  WordPress: [
    'nginx',
    'php-cgi',
    'php-mysql',
    'mariadb-server-core',
    'wordpress',
    'wordpress-theme-twentytwentythree',
    'zip',
  ],
}

/**
 * @param system  a key of `SYSTEMS`
 * @returns the names of the packages that are not installed
 */
export function missingPackages(system) {
  const packages = SYSTEMS[system]
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f=${Package} ${db:Status-Status}\n', ...packages], {
    encoding: 'utf8',
  })
  const found = new Set((stdout ?? '').split('\n'))
  return packages.filter((name) => !found.has(`${name} installed`))
}

/** nginx with PHP behind it, as FastCGI processes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '../../../../../tools/find-programs.mjs'
import { freePort } from '../../../../../tools/free-port.mjs'
import { isUp, start } from '../../../support/programs.js'
import type { Site } from './test-system.js'

/** WordPress calls itself, so a single process would wait for itself. */
const PROCESSES = '4'

const configuration = (folder: string, root: string, port: number, phpPort: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${join(folder, 'pid')};
worker_processes 1;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_max_body_size 8m;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    index index.php;
    location / {
      try_files $uri $uri/ /index.php?$args;
    }
    location ~ \\.php$ {
      try_files $uri =404;
      include /etc/nginx/fastcgi_params;
      # Debian's file leaves out the port.
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass 127.0.0.1:${phpPort};
    }
  }
}`

/** @param root  the folder with the pages, which needs an `index.php` */
export async function startNginxWithPhp({ folder, port, origin }: Site, root: string): Promise<void> {
  const phpPort = await freePort()
  const own = join(folder, 'nginx')
  mkdirSync(own)
  writeFileSync(join(own, 'nginx.conf'), configuration(own, root, port, phpPort))
  start(findProgram('php-cgi')!, ['-d', 'display_errors=0', '-b', `127.0.0.1:${phpPort}`], {
    env: { PHP_FCGI_CHILDREN: PROCESSES },
  })
  const nginx = start(findProgram('nginx')!, ['-p', own, '-c', join(own, 'nginx.conf'), '-e', 'stderr'])
  await isUp(`${origin}/`, nginx)
}

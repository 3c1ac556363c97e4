/** Finds nginx, its module for files in brotli, and the load generator of `npm run bench:origin`, as Debian installs them. */
import { existsSync } from 'node:fs'

const find = (...paths) => paths.find((path) => path && existsSync(path))

/** @returns the path of the executable, or `undefined` if nginx is not installed */
export const findNginx = () => find(process.env.NGINX_PATH, '/usr/sbin/nginx')

/** @returns the path of the module, or `undefined` if it is not installed */
export const findBrotliModule = () => find('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so')

/** @returns the path of the executable, or `undefined` if wrk is not installed */
export const findWrk = () => find(process.env.WRK_PATH, '/usr/bin/wrk')

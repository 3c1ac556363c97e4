import type { Host } from '../../../host/host.js'

/** Whether staff preview the shop of another day. Caches and session storage are then ignored. */
export const isPreview = (host: Host): boolean => host.cookie('PreviewToken') !== undefined

/** What the application does not have itself comes from the shop, so both are on one origin. */
export default {
  poweredByHeader: false,
  rewrites: () => ({ fallback: [{ source: '/:path*', destination: `${process.env.SHOP}/:path*` }] }),
}

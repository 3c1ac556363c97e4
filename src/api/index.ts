/** All public types. The npm package exports them. */
export type * from './attributes.js'
export type * from './cart.js'
export type * from './doctor.js'
export type * from './errors.js'
export type * from './events.js'
export type * from './names.js'
export type * from './options.js'
export type * from './shop.js'

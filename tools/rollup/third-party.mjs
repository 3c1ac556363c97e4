import { join } from 'node:path'
import license from 'rollup-plugin-license'
import { ALLOWED, NOTICES, noticesOf } from '../licences.mjs'

/** A licence that is not allowed fails the build. */
const allow = { test: `(${ALLOWED.join(' OR ')})`, failOnUnlicensed: true, failOnViolation: true }

/**
 * Writes the names and licences of all packages whose code is in the bundle, because their licences demand it.
 *
 * @param folder  where the file is written
 * @param others  the facts of packages that no module of the bundle belongs to, such as those of the drawings in a picture
 */
export const thirdParty = (folder, others = []) =>
  license({
    thirdParty: {
      allow,
      output: {
        file: join(folder, NOTICES),
        template: (bundled) =>
          noticesOf([...bundled, ...others.filter(({ name }) => !bundled.some((one) => one.name === name))]),
      },
    },
  })

/** Adds the facts of all packages whose code is in the bundle to the list, for the notices that another build writes. */
export const collectPackages = (list) =>
  license({
    thirdParty: {
      allow,
      output: (bundled) =>
        void list.push(...bundled.filter(({ name }) => !list.some((listed) => listed.name === name))),
    },
  })

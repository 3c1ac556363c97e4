/**
 * Writes `sbom.cdx.json`: the packages whose code or drawings are in the files for a CDN, in the format CycloneDX. Only the bundler
 * knows which packages these are; the lock file knows where they come from. The file has no date and no serial number, so that
 * two builds of the same sources write the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { PackageURL } from 'packageurl-js'
import parseLicence from 'spdx-expression-parse'
import { license, version } from '../package-facts.mjs'
import { at } from '../paths.mjs'

const SBOM = 'sbom.cdx.json'

const licences = new Contrib.License.Factories.LicenseFactory(parseLicence)

const readLock = (path) => JSON.parse(readFileSync(at(path), 'utf8')).packages

/** What a lock file knows about a package. The drawings come from packages that only `tools/marks/` installs. */
function lockedPackage({ name, version: bundled }) {
  for (const path of ['package-lock.json', 'tools/marks/package-lock.json']) {
    const found = readLock(path)[`node_modules/${name}`]
    if (found?.version === bundled) return found
  }
  throw new Error(`No lock file contains ${name} ${bundled}.`)
}

const ALGORITHMS = { sha256: Enums.HashAlgorithm['SHA-256'], sha512: Enums.HashAlgorithm['SHA-512'] }

/** The packed package, whose hash the lock file contains. It contains no addresses, because a registry may have mirrors. */
function packedFile({ name, version: own }, { integrity }) {
  const address = `https://registry.npmjs.org/${name}/-/${name.split('/').at(-1)}-${own}.tgz`
  const [algorithm, hash] = integrity.split(/-(.*)/)
  return new Models.ExternalReference(address, Enums.ExternalReferenceType.Distribution, {
    hashes: new Models.HashDictionary([[ALGORITHMS[algorithm], Buffer.from(hash, 'base64').toString('hex')]]),
  })
}

/** @param {{ name: string, version: string, license: string }} facts */
function describe({ name, version: own, license: licence }) {
  const [base, group] = name.split('/').reverse()
  const purl = new PackageURL('npm', group, base, own).toString()
  return new Models.Component(Enums.ComponentType.Library, base, {
    group,
    version: own,
    purl,
    bomRef: purl,
    licenses: new Models.LicenseRepository([licences.makeFromString(licence)]),
  })
}

/** @param packages  the facts of the bundled packages, as rollup-plugin-license gives them */
function sbomOf(packages) {
  const product = describe({ name: 'shop-embed', version, license })
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: product }) })
  for (const facts of packages) {
    const component = describe(facts)
    component.externalReferences.add(packedFile(facts, lockedPackage(facts)))
    bom.components.add(component)
    product.dependencies.add(component.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  return `${serializer.serialize(bom, { sortLists: true, space: 1 })}\n`
}

/**
 * @param packages  the facts of the bundled packages, which other builds may have added
 * @param folder    where the file is written
 */
export const sbom = (packages, folder) => ({
  name: 'sbom',
  writeBundle() {
    writeFileSync(join(folder, SBOM), sbomOf(packages))
  },
})

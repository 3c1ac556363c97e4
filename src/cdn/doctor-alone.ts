/**
 * The file `doctor.js` next to the loader: the doctor of a page on which the loader does not run. In the console, call
 * `(await import('https://cdn.example/v1/doctor.js')).doctor()`.
 */
import { chunk } from 'virtual:doctor-chunk'
import { folder, version } from 'virtual:release'
import type { Finding } from '../api/doctor.js'
import type * as DoctorModule from './doctor.js'
import { withoutAdditions } from '../host/without-additions.js'

/** What the chunk exports. It imports nothing, so running it is less than what `loader/chunks.ts` does. */
const exports: Partial<typeof DoctorModule> = {}
const { execute } = chunk.declare((name, value) => {
  exports[name as 'doctor'] = value as typeof DoctorModule.doctor
})
withoutAdditions(execute)

const FOLDER = new URL(folder, import.meta.url).href

export const doctor = (): Promise<Finding[]> => exports.doctor!(FOLDER, version)

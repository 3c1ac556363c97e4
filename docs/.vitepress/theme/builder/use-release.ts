/** The release in the chosen folder, which is loaded when the folder changes. */
import { ref, watchEffect, type Ref } from 'vue'
import type { Choices } from './choices.js'
import { loadRelease, readFolder, type Release } from './release.js'

const NO_FOLDER = 'Write the address of a folder, such as https://cdn.example/1.0.0/.'

export interface ReleaseState {
  folder: string
  /** Absent if the page follows the releases, while it is loaded, and if it could not be loaded. */
  release: Release | undefined
  /** For people; absent if there is none. */
  error: string | undefined
  isLoading: boolean
}

/** @param defaultFolder  the folder that is used while the chosen one is not valid */
export function useRelease(choices: Choices, defaultFolder: string): Ref<ReleaseState> {
  const state = ref<ReleaseState>({
    folder: defaultFolder,
    release: undefined,
    error: undefined,
    isLoading: true,
  })
  watchEffect(async (onCleanup) => {
    let isCurrent = true
    onCleanup(() => (isCurrent = false))
    const folder = readFolder(choices.cdn.trim())
    const next = { folder: folder ?? defaultFolder, release: undefined, error: undefined, isLoading: false }
    if (!folder) return void (state.value = { ...next, error: NO_FOLDER })
    if (!choices.isPinned) return void (state.value = next)
    state.value = { ...next, isLoading: true }
    const loaded = await loadRelease(folder).then(
      (release) => ({ release }),
      ({ message }: Error) => ({ error: message }),
    )
    if (isCurrent) state.value = { ...next, ...loaded }
  })
  return state
}

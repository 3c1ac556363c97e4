/** What the embed builder offers to copy, by format. */
import type { DescribedOptions } from '../../../../tools/docs/describe-options.mjs'
import type { Choices, Format } from './choices.js'
import { includeBlocks } from './include-blocks.js'
import { reactBlocks } from './react-blocks.js'
import type { Release } from './release.js'
import { scriptBlocks } from './script-blocks.js'

/** A text to copy. */
export interface Block {
  /** Where it belongs. */
  title: string
  text: string
}

export interface SnippetFacts {
  choices: Choices
  options: DescribedOptions
  /** The address of the folder with the files, with a slash at the end. */
  folder: string
  /** Absent if the page follows the releases, or if the manifest could not be read. */
  release: Release | undefined
  /** The site's language, by site. */
  localeOf: Record<string, string>
}

const BLOCKS: Record<Format, (facts: SnippetFacts) => Block[]> = {
  script: scriptBlocks,
  react: reactBlocks,
  include: includeBlocks,
}

export const blocksOf = (facts: SnippetFacts): Block[] => BLOCKS[facts.choices.format](facts)

/** The checks of both doctors, in this order. To add a check, add a module in this folder and an entry in this list. */
import type { Check } from '../subject.js'
import { checkCookies } from './cookies.js'
import {
  checkCartArguments,
  checkCartMethods,
  checkClosedRoots,
  checkFormActions,
  checkHandlers,
  checkLibraries,
  checkShownValues,
  checkStoppedPresses,
} from './html.js'
import { checkLoaderFiles, checkLoaderIntegrity, checkLoaderVersion } from './loader-file.js'
import { checkBlockedTags, checkLoaderAttributes, checkLoaderEnds, checkLoaderTags } from './loader-tag.js'
import { checkOptionNames, checkOptionValues, checkSite } from './options.js'
import { checkIslands, checkPlaceholderEnds, checkRepeatedWidgets, checkWidgetNames } from './placeholders.js'
import {
  checkCallPolicy,
  checkFormPolicy,
  checkImagePolicy,
  checkScriptPolicy,
  checkTrustedTypes,
} from './policies.js'
import { checkReleaseFiles } from './release-files.js'
import { checkServices } from './services.js'

export const CHECKS: readonly Check[] = [
  checkLoaderTags,
  checkBlockedTags,
  checkLoaderEnds,
  checkLoaderAttributes,
  checkLoaderFiles,
  checkLoaderIntegrity,
  checkLoaderVersion,
  checkReleaseFiles,
  checkScriptPolicy,
  checkTrustedTypes,
  checkCallPolicy,
  checkImagePolicy,
  checkFormPolicy,
  checkWidgetNames,
  checkPlaceholderEnds,
  checkRepeatedWidgets,
  checkIslands,
  checkOptionNames,
  checkOptionValues,
  checkSite,
  checkClosedRoots,
  checkCartMethods,
  checkCartArguments,
  checkLibraries,
  checkStoppedPresses,
  checkHandlers,
  checkFormActions,
  checkShownValues,
  checkServices,
  checkCookies,
]

/** Elements with `data-shop-show`: whether those with `hidden` are hidden. A CSS reset may show them. */
import { unclobbered } from '../../../host/unclobbered.js'
import { found } from '../../findings.js'
import type { Check } from '../../subject.js'
import { printTag } from '../../tag.js'
import type { PageSubject } from '../page-subject.js'
import { tagOf } from '../read-document.js'

export const checkHiddenElements: Check<PageSubject> = ({ window }) =>
  [...unclobbered(window.document).querySelectorAll('[data-shop-show][hidden]:not([hidden=until-found])')]
    .filter((element) => window.getComputedStyle(element).display !== 'none')
    .map((element) => found('HIDDEN_SHOWN', {}, printTag(tagOf(element))))

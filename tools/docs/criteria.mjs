/**
 * The verdict on each success criterion of WCAG 2.2 at levels A and AA, and what proves it: tests, or what was checked by hand.
 * `npm run reference` makes the tables of `docs/conformance.md` from it, and `tests/project/conformance.test.ts` checks it.
 */

/** @typedef {'supports' | 'partially supports' | 'does not support' | 'not applicable'} Verdict */
/**
 * @typedef {object} Criterion
 * @property {string} name
 * @property {'A' | 'AA'} level
 * @property {Verdict} verdict
 * @property {string} why
 * @property {Array<[file: string, title: string] | keyof typeof TEST_GROUPS>} [tests]  titles as they are in the source
 * @property {string} [byHand]  what was looked at
 */

const browser = (name) => `tests/browser/${name}.test.ts`
const CRITERIA_TEST = browser('criteria')
const FIELDS = 'tests/ui/forms/fields.test.tsx'
const USE_FORM = 'tests/ui/forms/use-form.test.tsx'
const SIGN_UP = 'tests/widgets/newsletter/sign-up.test.tsx'
const FORM = 'tests/widgets/support/form/form.test.tsx'
const ATTACHMENTS = 'tests/widgets/support/form/attachments.test.tsx'
const FOOTER = 'tests/widgets/footer/footer.test.tsx'
const DRILLDOWN = 'tests/widgets/header/drilldown/drilldown.test.tsx'
const MESSAGES = 'tests/widgets/header/messages/messages.test.tsx'
const CONTRAST = 'tests/ui/contrast.test.ts'

/** @type {Record<'axe' | 'transcripts' | 'fits' | 'keyboard', { what: string, tests: Array<[file: string, title: string]> }>} */
export const TEST_GROUPS = {
  axe: {
    what: 'axe finds no violation in the widgets and their states',
    tests: [
      [browser('accessibility'), '${name} passes the accessibility check'],
      [browser('header'), 'has no violations on a desktop, with a flyout and the theme worlds'],
      [browser('header'), 'has no violations on a phone, with the menu on two levels'],
      [browser('promotions'), 'promotions have no accessibility violations, ${width} px wide'],
      [browser('footer'), 'the footer ${name} passes the accessibility check'],
      [browser('cart'), 'pass the accessibility check, with an error and an undo'],
      [browser('theme'), 'the page of the brand ${brand} in ${theme} passes the accessibility check'],
    ],
  },
  transcripts: {
    what: 'what a screen reader says is kept as text, and a change makes the test fail',
    tests: [
      [browser('transcripts'), 'on a desktop'],
      [browser('transcripts'), 'the menu of a phone'],
      [browser('transcripts'), 'search with suggestions'],
      [browser('transcripts'), 'the cart'],
      [browser('transcripts'), 'the footer'],
      [browser('transcripts'), 'errors and success'],
      [browser('transcripts'), 'a sign-up that fails'],
      [browser('transcripts'), 'subject, errors, attachment and success'],
      [browser('transcripts'), 'the preview panel'],
    ],
  },
  fits: {
    what: 'the widgets fit into narrow windows, down to 320 px',
    tests: [
      [
        browser('footer'),
        '${site}: the footer passes the accessibility check and fits into windows of every width',
      ],
      [
        browser('newsletter'),
        '${site}: the form passes the accessibility check and fits into the window, empty and with errors',
      ],
      [
        browser('support'),
        '${site}: form and support footer pass the accessibility check and fit into the window, empty and with errors',
      ],
      [
        browser('preview'),
        'at ${width} px the panel fits, covers no part of the header and passes the accessibility check',
      ],
      [
        browser('search'),
        'fills the bar in a window of 320 px on ${platform}, with its buttons and suggestions inside',
      ],
      [browser('promotions'), 'the top banner, each benefit and the row of icons fit into 320 px'],
    ],
  },
  keyboard: {
    what: 'each widget is used with the keyboard alone',
    tests: [
      [
        browser('header'),
        'the button next to the link opens the flyout, Escape closes it and the focus returns to the button',
      ],
      [browser('search'), 'Escape first closes the suggestions, then the flyout'],
      [
        browser('footer'),
        'a group opens and closes with the keyboard, and the Tab key skips the links of a closed group',
      ],
      [
        browser('newsletter'),
        'a visitor signs up with the keyboard and confirms the mail; then the footer shows no form',
      ],
      [browser('support'), 'a request with attachments is written and sent with the keyboard'],
      [
        browser('preview'),
        'with the keyboard: Enter opens the dialog, Tab stays inside, Escape closes it and returns the focus',
      ],
      [browser('cart'), 'can be used with the keyboard, and return the focus to the page'],
    ],
  },
}

const FOCUS_WALK =
  '2.1.2, 2.4.7, 2.4.11, 3.2.1: Tab reaches each widget and leaves it; the focus is visible, is not covered and opens nothing: ${name}'
const NO_MEDIA = 'No widget plays audio or video.'

/** @type {Record<string, Criterion>} keyed by number */
export const CRITERIA = {
  '1.1.1': {
    name: 'Non-text Content',
    level: 'A',
    verdict: 'supports',
    why: 'Pictures, logos and icon buttons have a name, and decoration is hidden; editors and the host page write the texts of their own pictures.',
    tests: ['axe', 'transcripts'],
  },
  '1.2.1': {
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    verdict: 'not applicable',
    why: NO_MEDIA,
  },
  '1.2.2': { name: 'Captions (Prerecorded)', level: 'A', verdict: 'not applicable', why: NO_MEDIA },
  '1.2.3': {
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    verdict: 'not applicable',
    why: NO_MEDIA,
  },
  '1.2.4': { name: 'Captions (Live)', level: 'AA', verdict: 'not applicable', why: NO_MEDIA },
  '1.2.5': { name: 'Audio Description (Prerecorded)', level: 'AA', verdict: 'not applicable', why: NO_MEDIA },
  '1.3.1': {
    name: 'Info and Relationships',
    level: 'A',
    verdict: 'supports',
    why: 'Landmarks, headings, lists, labels, groups and errors are in the markup.',
    tests: [
      'axe',
      'transcripts',
      [FIELDS, 'is described by its hint and its error'],
      [FOOTER, 'are named by their headings'],
    ],
  },
  '1.3.2': {
    name: 'Meaningful Sequence',
    level: 'A',
    verdict: 'supports',
    why: 'The order of the markup is the order in which a widget is read.',
    tests: ['transcripts'],
  },
  '1.3.3': {
    name: 'Sensory Characteristics',
    level: 'A',
    verdict: 'supports',
    why: 'No text refers to a shape or a colour, and “the notes below” are also below in the reading order.',
    byHand: 'the German and the English texts were searched for shapes, colours and places',
  },
  '1.3.4': {
    name: 'Orientation',
    level: 'AA',
    verdict: 'supports',
    why: 'The layout depends on the width only, and nothing locks the orientation.',
    tests: ['fits'],
  },
  '1.3.5': {
    name: 'Identify Input Purpose',
    level: 'AA',
    verdict: 'supports',
    why: 'Fields for names and e-mail addresses have their `autocomplete` value.',
    tests: [
      [FIELDS, 'has the label, name and type that password managers and on-screen keyboards use'],
      [FORM, 'has fields for names, e-mail address and message, which browsers can autofill'],
      [
        browser('newsletter'),
        'the fields are large enough not to make a phone zoom in, and have autocomplete attributes',
      ],
    ],
  },
  '1.4.1': {
    name: 'Use of Color',
    level: 'A',
    verdict: 'supports',
    why: 'Errors have a text, and the current country, page and suggestion have a mark besides their colour.',
    tests: [
      'transcripts',
      [
        browser('footer'),
        'in forced colours, the current country has a border and icons have the colour of the text',
      ],
    ],
  },
  '1.4.2': { name: 'Audio Control', level: 'A', verdict: 'not applicable', why: NO_MEDIA },
  '1.4.3': {
    name: 'Contrast (Minimum)',
    level: 'AA',
    verdict: 'supports',
    why: 'All pairs of our colours and the banners of editors are checked; colours that you set with `--shop-*` are yours.',
    tests: [
      'axe',
      [CONTRAST, 'text: %s on %s (%s)'],
      [browser('promotions'), 'unreadable colours are corrected'],
    ],
  },
  '1.4.4': {
    name: 'Resize Text',
    level: 'AA',
    verdict: 'supports',
    why: 'Zoom to 200 % gives a window of 640 px from 1280 px, and nothing is lost in narrower ones.',
    tests: ['fits', [browser('text-spacing'), 'no text of the header is cut off, ${site}, ${login}']],
  },
  '1.4.5': {
    name: 'Images of Text',
    level: 'AA',
    verdict: 'supports',
    why: 'The widgets have no images of text apart from logos; pictures of promotions are the editors’.',
    byHand: 'the pictures of the newsletter form and the marks in the footer were looked at',
  },
  '1.4.10': {
    name: 'Reflow',
    level: 'AA',
    verdict: 'supports',
    why: 'Nothing needs scrolling in two directions in a window of 320 px.',
    tests: [
      'fits',
      [
        browser('support'),
        'breaks words in titles and descriptions that are wider than a phone, and the page does not scroll sideways',
      ],
    ],
  },
  '1.4.11': {
    name: 'Non-text Contrast',
    level: 'AA',
    verdict: 'supports',
    why: 'Icons, borders of controls and the focus ring have a contrast of 3:1, also in forced colours.',
    tests: [
      [CONTRAST, 'graphics: %s on %s (%s)'],
      [CRITERIA_TEST, '1.4.11: in forced colours, the ${widget} passes the accessibility check'],
      [browser('support'), 'in forced colours, the icons have the colour of the text'],
    ],
  },
  '1.4.12': {
    name: 'Text Spacing',
    level: 'AA',
    verdict: 'supports',
    why: 'No text is cut off or covered. The round discount bubble of the newsletter form grows with its words.',
    tests: [
      [browser('text-spacing'), 'no text of the header is cut off, ${site}, ${login}'],
      [browser('text-spacing'), 'no text of the ${widget} is cut off'],
      [browser('text-spacing'), 'no text of the discount bubble is cut off, ${site}'],
    ],
  },
  '1.4.13': {
    name: 'Content on Hover or Focus',
    level: 'AA',
    verdict: 'supports',
    why: 'A flyout stays while the mouse is over it, closes with Escape, and does not close by itself; there are no tooltips.',
    tests: [
      [CRITERIA_TEST, '1.4.13: Escape closes a flyout that the mouse has opened, without moving the mouse'],
      [browser('header'), 'a slow diagonal path to the flyout across other items keeps it open'],
    ],
  },
  '2.1.1': {
    name: 'Keyboard',
    level: 'A',
    verdict: 'supports',
    why: 'Everything works with Tab, Enter, Escape and the arrow keys.',
    tests: ['keyboard'],
  },
  '2.1.2': {
    name: 'No Keyboard Trap',
    level: 'A',
    verdict: 'supports',
    why: 'Tab leaves each widget in both directions, and Escape closes each dialog.',
    tests: [[CRITERIA_TEST, FOCUS_WALK], 'keyboard'],
  },
  '2.1.4': {
    name: 'Character Key Shortcuts',
    level: 'A',
    verdict: 'not applicable',
    why: 'No widget has shortcuts of single characters.',
    byHand: 'all handlers of keys in the code were read',
  },
  '2.2.1': {
    name: 'Timing Adjustable',
    level: 'A',
    verdict: 'partially supports',
    why: 'The offer to undo a removal ends after 10 s and cannot be extended, but the article can be added again at any time; an error of the cart disappears after 7.5 s.',
    tests: [[MESSAGES, 'show the seconds left, but not to screen readers']],
  },
  '2.2.2': {
    name: 'Pause, Stop, Hide',
    level: 'A',
    verdict: 'supports',
    why: 'Nothing moves for more than 5 s but a ring that shows the time left for an undo, and marks of what is still loading; the message can be closed, and motion stops with `prefers-reduced-motion`.',
    tests: [
      [browser('cart'), 'are not animated if the visitor prefers reduced motion'],
      [MESSAGES, 'close that line and the error separately'],
    ],
  },
  '2.3.1': {
    name: 'Three Flashes or Below Threshold',
    level: 'A',
    verdict: 'supports',
    why: 'Nothing flashes.',
    byHand: 'all animations in the style sheets were read',
  },
  '2.4.1': {
    name: 'Bypass Blocks',
    level: 'A',
    verdict: 'supports',
    why: 'Header, navigation and footer are landmarks that can be skipped; the host page marks its content with `<main>`.',
    tests: ['transcripts'],
  },
  '2.4.2': {
    name: 'Page Titled',
    level: 'A',
    verdict: 'not applicable',
    why: 'The host page writes the title, and no widget changes it.',
  },
  '2.4.3': {
    name: 'Focus Order',
    level: 'A',
    verdict: 'supports',
    why: 'The focus follows the markup, enters an open panel and returns when it closes. If it is in the own content of a placeholder, it moves into the widget.',
    tests: [
      'transcripts',
      [browser('placeholders'), 'moves to the start of the widget, and Tab goes on from there'],
      [DRILLDOWN, 'moves the focus to a level’s back button and, on the way back, to the row that led there'],
      [browser('header'), 'the page behind the menu keeps its scroll position and cannot be focused'],
    ],
  },
  '2.4.4': {
    name: 'Link Purpose (In Context)',
    level: 'A',
    verdict: 'supports',
    why: 'Each link has a name, and says if it opens a new tab.',
    tests: ['axe', 'transcripts'],
  },
  '2.4.5': {
    name: 'Multiple Ways',
    level: 'AA',
    verdict: 'supports',
    why: 'Navigation, search and footer lead to the pages of the shop; the reduced header belongs to steps of a process.',
    tests: [
      [
        browser('search'),
        'leads to the results, to the terms and conditions for agb, and nowhere if it is empty',
      ],
      [browser('footer'), 'all links of the nine sites lead to existing pages'],
    ],
  },
  '2.4.6': {
    name: 'Headings and Labels',
    level: 'AA',
    verdict: 'supports',
    why: 'Headings and labels describe their content in each language.',
    tests: ['transcripts', [browser('texts'), '${locale}: the widgets show their texts in this language']],
  },
  '2.4.7': {
    name: 'Focus Visible',
    level: 'AA',
    verdict: 'supports',
    why: 'The focused element has a ring of 2 px.',
    tests: [[CRITERIA_TEST, FOCUS_WALK]],
  },
  '2.4.11': {
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    verdict: 'supports',
    why: 'Neither the sticky header nor the messages or the preview button cover the focused element of a widget.',
    tests: [
      [CRITERIA_TEST, FOCUS_WALK],
      [browser('cart'), 'move to the upper edge if the focused element is at the lower edge'],
    ],
  },
  '2.5.1': {
    name: 'Pointer Gestures',
    level: 'A',
    verdict: 'not applicable',
    why: 'Nothing needs a path or more than one finger.',
    byHand: 'all handlers of pointers in the code were read',
  },
  '2.5.2': {
    name: 'Pointer Cancellation',
    level: 'A',
    verdict: 'supports',
    why: 'Controls act when the pointer is released on them.',
    tests: [
      [DRILLDOWN, 'stays open if the mouse is released outside the panel, after a press inside'],
      [browser('search'), 'stays open when a text is selected by dragging the mouse out of it'],
    ],
  },
  '2.5.3': {
    name: 'Label in Name',
    level: 'A',
    verdict: 'supports',
    why: 'The names of controls contain their visible text.',
    tests: [
      [
        'tests/widgets/header/messages/undo-name.test.ts',
        '%s: the name of the undo button begins with its visible text',
      ],
      [ATTACHMENTS, 'are chosen with a control whose name contains its visible text'],
      'transcripts',
    ],
  },
  '2.5.4': {
    name: 'Motion Actuation',
    level: 'A',
    verdict: 'not applicable',
    why: 'No widget reads the motion of the device.',
  },
  '2.5.7': {
    name: 'Dragging Movements',
    level: 'AA',
    verdict: 'supports',
    why: 'Files can be dropped on the support form, or chosen with a button.',
    tests: [
      [
        browser('support'),
        'files can be dropped on the drop zone, which is highlighted while they are dragged over it',
      ],
      [browser('support'), 'a request with attachments is written and sent with the keyboard'],
    ],
  },
  '2.5.8': {
    name: 'Target Size (Minimum)',
    level: 'AA',
    verdict: 'supports',
    why: 'Each control has 24 × 24 px or enough space around it, or is a link in a sentence.',
    tests: [
      [
        CRITERIA_TEST,
        '2.5.8: each control of the ${widget} is large enough or has enough space, ${width} px wide',
      ],
    ],
  },
  '3.1.1': {
    name: 'Language of Page',
    level: 'A',
    verdict: 'not applicable',
    why: 'The host page sets `lang` on its `<html>` element; the widgets mark their own language.',
  },
  '3.1.2': {
    name: 'Language of Parts',
    level: 'AA',
    verdict: 'supports',
    why: 'The root of each widget has the language of its texts, as has each link to another country.',
    tests: [
      [
        browser('languages'),
        'on an English page, the containers of German widgets have the lang attribute for German',
      ],
      [browser('languages'), 'the preview panel is English on every site, and its lang attribute says so'],
      [FOOTER, 'names the nine countries in their own languages, and marks the current one'],
    ],
  },
  '3.2.1': {
    name: 'On Focus',
    level: 'A',
    verdict: 'supports',
    why: 'The focus alone opens no flyout, no panel and no page.',
    tests: [[CRITERIA_TEST, FOCUS_WALK]],
  },
  '3.2.2': {
    name: 'On Input',
    level: 'A',
    verdict: 'supports',
    why: 'Typing shows suggestions or checks a field; a form is sent, and a page opened, only by a button, a link or Enter.',
    tests: [[FORM, 'checks a field when it loses focus, not during typing'], 'transcripts'],
  },
  '3.2.3': {
    name: 'Consistent Navigation',
    level: 'AA',
    verdict: 'supports',
    why: 'The header and the footer of a site have the same order on each page.',
    tests: [
      [
        browser('header'),
        'the theme worlds are first, in the specified order, with images whose space is reserved',
      ],
      [FOOTER, '%s shows its own groups, categories, legal links and tax note'],
    ],
  },
  '3.2.4': {
    name: 'Consistent Identification',
    level: 'AA',
    verdict: 'supports',
    why: 'What does the same has the same icon and the same text in all widgets, which come from one table for each language.',
    tests: ['transcripts'],
  },
  '3.2.6': {
    name: 'Consistent Help',
    level: 'A',
    verdict: 'supports',
    why: 'Telephone number, contact form and questions are in the same group of each footer; the reduced footer leaves them out.',
    tests: [[FOOTER, '%s shows its own groups, categories, legal links and tax note']],
  },
  '3.3.1': {
    name: 'Error Identification',
    level: 'A',
    verdict: 'supports',
    why: 'An error is a text at its field, which is announced or read with the field.',
    tests: [
      'transcripts',
      [USE_FORM, 'sends nothing, shows all errors and moves focus to the first invalid field'],
      [ATTACHMENTS, 'are refused with their name and a reason, which is shown and announced'],
    ],
  },
  '3.3.2': {
    name: 'Labels or Instructions',
    level: 'A',
    verdict: 'supports',
    why: 'Each field has a label and, if needed, a hint; required fields are marked, and a note explains the mark.',
    tests: ['axe', 'transcripts'],
  },
  '3.3.3': {
    name: 'Error Suggestion',
    level: 'AA',
    verdict: 'supports',
    why: 'Errors say what is missing or allowed, such as a limit, a type of file or the form of an address.',
    tests: ['transcripts', [FORM, 'shows by how much a message is too long, and does not send it']],
  },
  '3.3.4': {
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    verdict: 'not applicable',
    why: 'No widget orders or pays: a sign-up is confirmed by mail, and the checkout is the shop’s.',
  },
  '3.3.7': {
    name: 'Redundant Entry',
    level: 'A',
    verdict: 'partially supports',
    why: 'Each form has one step, and is filled in for customers who are logged in. The support form keeps what was typed after a failure. After a failed sign-up, the newsletter form is empty, as its specification demands, and the e-mail address has to be typed again; without a connection, it keeps what was typed.',
    tests: [
      [browser('support'), 'for a logged-in customer, name and e-mail address are filled in'],
      [
        browser('newsletter'),
        'for a logged-in customer, the fields are filled in and the names cannot be changed',
      ],
      [FORM, 'everything that was typed stays, and a banner reports the failure'],
      [SIGN_UP, 'for %s, in a banner that takes the focus, and the next attempt can succeed'],
      [
        browser('newsletter'),
        'without a connection, a status says so until the connection is back; typed values stay, even after a submit',
      ],
    ],
  },
  '3.3.8': {
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    verdict: 'not applicable',
    why: 'No widget logs anybody in, and the forms have no puzzle against robots.',
    tests: [['tests/ui/forms/honeypot.test.tsx', 'catches no one while it is empty']],
  },
  '4.1.2': {
    name: 'Name, Role, Value',
    level: 'A',
    verdict: 'supports',
    why: 'Names, roles and states come from HTML elements or the ARIA patterns.',
    tests: ['axe', 'transcripts'],
  },
  '4.1.3': {
    name: 'Status Messages',
    level: 'AA',
    verdict: 'supports',
    why: 'The number of pieces in the cart, its messages, suggestions, errors, progress and thanks are announced without moving the focus.',
    tests: [
      'transcripts',
      [
        'tests/widgets/header/icons/icons.test.tsx',
        'is announced after a change, when the service has confirmed it',
      ],
      [browser('cart'), 'are written into a live region that was empty before, and not hidden'],
      [FORM, 'counts the characters of the message at once, and announces the count 1.5 s later'],
    ],
  },
}

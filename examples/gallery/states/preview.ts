import { click, part, type State } from '../state.js'

export const previewStates: readonly State[] = [
  {
    name: 'closed',
    sentence: 'Staff see the button that opens the panel.',
    role: 'staff',
    sign: part('preview-toggle'),
  },
  {
    name: 'open',
    sentence: 'Staff have opened the panel, and tests have been found.',
    role: 'staff',
    acts: [click(part('preview-toggle'))],
    sign: part('test'),
  },
  {
    name: 'time-chosen',
    sentence: 'Staff see the shop as on another day.',
    role: 'staff',
    previewTime: '2027-07-14T09:30:00.000Z',
    sign: 'time',
  },
]

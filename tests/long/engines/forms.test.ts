/** The newsletter form and the support form. */
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journey } from './support/journey.js'
import { element, field, part } from './support/shopper.js'

const SUCCESS = part('success')

journey('an invalid address is refused before a visitor signs up for the newsletter', async (shopper) => {
  const { open, click, type, press, hasEvent, hasFocus, seesNo, sees, seesText } = shopper
  const error = element('[data-field="email"] [part~="field-error"]')
  await open('/newsletter')
  await click(field('email'))
  await type('anna@')
  await press('Enter')
  await sees(error)
  await hasFocus(field('email'))
  await sees(field('email'), { attributes: { 'aria-invalid': 'true' } })
  await type('mail.example')
  await press('Tab')
  await seesNo(error)
  await click(part('submit'))
  await seesText(SUCCESS, 'anna@mail.example')
  await hasFocus(SUCCESS)
  await hasEvent('newsletter-submitted')
  await open('/outbox')
  await seesText(element('main'), 'anna@mail.example')
})

/** The signature is that of a PNG, which the form checks. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

const writeFiles = async (names: readonly string[]): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'attachments-'))
  const paths = names.map((name) => join(folder, name))
  await Promise.all(paths.map((path) => writeFile(path, PNG)))
  return paths
}

journey('a support request is sent with an attachment, another one is removed again', async (shopper) => {
  const { open, click, type, press, chooseFiles, hasEvent, hasFocus, sees, seesNo, seesText } = shopper
  await open('/support?schema=none')
  await click(field('customerFirstName'))
  await type('Anna')
  await press('Tab')
  await type('Schmidt')
  await press('Tab')
  await type('anna@mail.example')
  await press('Tab')
  await type('Wo bleibt mein Paket?')
  await chooseFiles(field('attachments'), await writeFiles(['beleg.png', 'foto.png']))
  await sees(part('file', 'foto.png'))
  await click(element('button[aria-label="foto.png entfernen"]'))
  await seesNo(part('file', 'foto.png'))
  await sees(part('file', 'beleg.png'))
  await click(part('submit'))
  await sees(SUCCESS)
  await hasFocus(SUCCESS)
  await hasEvent('support-submitted')
  await open('/outbox')
  await seesText(element('main'), 'Wo bleibt mein Paket?')
  await seesText(element('main'), 'beleg.png')
})

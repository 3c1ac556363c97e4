import { domainToASCII } from 'node:url'
import { expect, it } from 'vitest'
import { typedAddress } from '../../../src/widgets/newsletter/typed-address.js'

it.each([
  'müller.example',
  'bücher.müller.example',
  'пример.рф',
  '例え.jp',
  'şişli-çay.com.tr',
  'ελλάδα.gr',
  'shop.example',
  'a--b.example',
])('an address at %s is shown as it was typed', (domain) => {
  expect(typedAddress(`anna@${domainToASCII(domain)}`)).toBe(`anna@${domain}`)
})

it.each([
  'anna@xn--.example',
  'anna@xn--!.example',
  'anna@xn--99999999999.example',
  'xn--mller-kva@shop.example',
])('%s stays as it is', (address) => expect(typedAddress(address)).toBe(address))

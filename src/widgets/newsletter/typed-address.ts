/**
 * An e-mail address as people write it. Chromium gives an address with `müller.example` as `xn--mller-kva.example`, in the value
 * and in events. Only a field of another type would give what was typed, without the keyboards and the autofill for addresses.
 */

const [BASE, T_MIN, T_MAX, SKEW, DAMP] = [36, 1, 26, 38, 700]

/** The value of a digit: a to z, then 0 to 9. `NaN` for all other characters. */
const digitOf = (character = ''): number => {
  const value = parseInt(character, 36)
  return value > 9 ? value - 10 : value + 26
}

/** Decodes a label without its `xn--`: RFC 3492, section 6.2. @returns `undefined` if it is not valid */
function decodeLabel(label: string): string | undefined {
  const end = label.lastIndexOf('-')
  const output = end > 0 ? [...label.slice(0, end)] : []
  let [code, at, bias] = [128, 0, 72]
  for (let read = end > 0 ? end + 1 : 0; read < label.length;) {
    const start = at
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(label[read++])
      if (!(digit < BASE)) return undefined
      at += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = output.length + 1
    let delta = Math.floor((at - start) / (start === 0 ? DAMP : 2))
    delta += Math.floor(delta / length)
    let k = 0
    for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN))
    bias = k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW))
    code += Math.floor(at / length)
    at %= length
    if (code > 0x10ffff) return undefined
    output.splice(at++, 0, String.fromCodePoint(code))
  }
  return output.join('')
}

export const typedAddress = (email: string): string =>
  email.replace(/(?<=[@.])xn--([a-z\d-]+)/gi, (label, encoded: string) => decodeLabel(encoded) ?? label)

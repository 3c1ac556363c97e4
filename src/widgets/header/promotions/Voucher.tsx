/** A voucher's code and the button that copies it. */
import { useEffect, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { useText, useWidget } from '../../../ui/use-widget.js'
import { CHECK, Icon } from '../../../ui/Icon.js'
import { trackPromotion } from './PromotionLink.js'

const COPY = 'M9 9h11v11H9zM15 9V4H4v11h5'

const SUCCESS_MS = 3000

/**
 * Copies the voucher code. If the clipboard is not available (on http, or without permission), its element is selected
 * and copied.
 *
 * @returns whether the voucher code was copied
 */
async function copyText(host: Host, element: HTMLElement): Promise<boolean> {
  try {
    await host.window.navigator.clipboard.writeText(element.textContent)
    return true
  } catch {
    host.window.getSelection()?.selectAllChildren(element)
    return unclobbered(host.window.document).execCommand('copy')
  }
}

interface VoucherProps {
  code: string
  instructions: string
  subject: string
  /** Returns an element's part names, given its name. */
  part(name: string): string
}

export function Voucher({ code, instructions, subject, part }: VoucherProps) {
  const { host } = useWidget()
  const t = useText<HeaderTexts>().promotions
  const ref = useRef<HTMLElement>(null)
  /** Counts the copies while the success is shown. Each copy restarts its time. */
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (!copies) return
    const timer = host.window.setTimeout(() => setCopies(0), SUCCESS_MS)
    return () => host.window.clearTimeout(timer)
  }, [copies, host])

  const copy = async () => {
    if (await copyText(host, ref.current!)) setCopies((before) => before + 1)
    trackPromotion(host, subject, code)
  }

  return (
    <div className="voucher">
      {instructions && <span className="long">{instructions}</span>}
      <span className="quiet">{`${t.voucherCode()} `}</span>
      <code ref={ref} part={part('voucher-code')}>
        {code}
      </code>
      <button
        part={part('voucher-copy')}
        className={copies ? 'copied' : undefined}
        onClick={() => void copy()}
      >
        <Icon path={copies ? CHECK : COPY} />
        {/* The style sheet adds the other text without showing it, so the button keeps the width of the longer one. */}
        <span className="either" data-other={copies ? t.copy() : t.copied()}>
          {copies ? t.copied() : t.copy()}
        </span>
      </button>
      <span role="status" className="quiet">
        {copies ? t.copied() : ''}
      </span>
    </div>
  )
}

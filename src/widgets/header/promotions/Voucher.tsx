/** A voucher's code and the button that copies it. */
import { useEffect, useRef, useState } from 'react'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import type { Host } from '../../../host/host.js'
import { unclobbered } from '../../../host/unclobbered.js'
import { useLanguages, useText, useWidget } from '../../../ui/use-widget.js'
import { CHECK, Icon } from '../../../ui/Icon.js'
import { trackPromotion } from './PromotionLink.js'

const COPY = 'M9 9h11v11H9zM15 9V4H4v11h5'

const SUCCESS_MS = 3000

/**
 * Copies the voucher code, and not the text on the page, which others may have changed. If the clipboard is not available
 * (on http, or without permission), the code's element is selected and copied.
 *
 * @returns whether the voucher code was copied
 */
async function copyCode({ window }: Host, code: string, element: HTMLElement): Promise<boolean> {
  try {
    await window.navigator.clipboard.writeText(code)
    return true
  } catch {
    window.getSelection()?.selectAllChildren(element)
    const onCopy = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', code)
      event.preventDefault()
    }
    window.addEventListener('copy', onCopy, true)
    try {
      return unclobbered(window.document).execCommand('copy')
    } finally {
      window.removeEventListener('copy', onCopy, true)
    }
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
  const { texts } = useLanguages()
  const ref = useRef<HTMLElement>(null)
  /** Counts the copies while the success is shown. Each copy restarts its time. */
  const [copies, setCopies] = useState(0)

  useEffect(() => {
    if (!copies) return
    const timer = host.window.setTimeout(() => setCopies(0), SUCCESS_MS)
    return () => host.window.clearTimeout(timer)
  }, [copies, host])

  const copy = async () => {
    if (await copyCode(host, code, ref.current!)) setCopies((before) => before + 1)
    trackPromotion(host, subject, code)
  }

  return (
    <div className="voucher">
      {instructions && <span className="long">{instructions}</span>}
      <span className="quiet" lang={texts}>{`${t.voucherCode()} `}</span>
      <code ref={ref} part={part('voucher-code')} translate="no">
        {code}
      </code>
      <button
        part={part('voucher-copy')}
        lang={texts}
        className={copies ? 'copied' : undefined}
        onClick={() => void copy()}
      >
        <Icon path={copies ? CHECK : COPY} />
        {/* The style sheet adds the other text without showing it, so the button keeps the width of the longer one. */}
        <span className="either" data-other={copies ? t.copy() : t.copied()}>
          {copies ? t.copied() : t.copy()}
        </span>
      </button>
      <span role="status" className="quiet" lang={texts}>
        {copies ? t.copied() : ''}
      </span>
    </div>
  )
}

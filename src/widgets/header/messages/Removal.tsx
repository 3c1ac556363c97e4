/** The message that an item was removed, with a button that restores the item. */
import type { DeletedEntry } from '../../../api/cart.js'
import type { HeaderTexts } from '../../../../locales/de-DE/header.js'
import { useText } from '../../../ui/use-widget.js'
import { titleOf } from './entry.js'
import { Message, type MessageProps } from './Message.js'
import { Undo } from './Undo.js'

const TRASH = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13m-7 4v6m4-6v6'

interface RemovalProps extends Pick<MessageProps, 'onClose' | 'onFocusLost'> {
  entry: DeletedEntry
  onUndo: () => void
}

export function Removal({ entry, onUndo, onClose, onFocusLost }: RemovalProps) {
  const t = useText<HeaderTexts>().messages
  const title = titleOf(entry)
  const textWithoutTitle = entry.kind === 'giftCard' ? t.removedGiftCard() : t.removedArticle()
  return (
    <Message
      icon={TRASH}
      text={title ? t.removed({ title }) : textWithoutTitle}
      onClose={onClose}
      onFocusLost={onFocusLost}
    >
      <Undo
        label={t.undo()}
        name={title ? t.undoItem({ title }) : undefined}
        expiresAt={entry.expiresAt}
        onUndo={onUndo}
      />
    </Message>
  )
}

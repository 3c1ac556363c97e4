/** The files of the form: chosen ones are checked, kept, listed and told, each by its name. */
import { checkFiles, type FileProblem } from '../../../forms/files.js'
import type { Binding } from '../../../ui/Field.js'
import { FileList } from '../../../ui/FileList.js'
import { CLOSE, Icon } from '../../../ui/Icon.js'
import type { AllOptions } from '../options.js'
import type { AllTexts } from '../texts.js'

const REFUSED = {
  count: 'refusedCount',
  twice: 'refusedTwice',
  type: 'refusedType',
  size: 'refusedSize',
  unreadable: 'refusedUnreadable',
} as const satisfies Record<FileProblem, keyof AllTexts>

interface Around {
  options(): AllOptions
  field(): Binding<readonly File[]>
  text(): AllTexts
  /** Tells screen readers. */
  say(text: string): void
}

export function createAttachments({ options, field, text, say }: Around) {
  let refused: Array<{ name: string; problem: FileProblem }> = []
  /** Files may be dropped while others are still being checked. */
  let checking = Promise.resolve()

  const check = async (chosen: readonly File[]) => {
    const found = await checkFiles(chosen, field().value, options())
    refused = found.refused
    if (found.accepted.length) field().onChange([...field().value, ...found.accepted])
    say(found.accepted.map(({ name }) => text().fileAdded({ name })).join(' '))
  }

  return {
    attach(chosen: readonly File[]) {
      if (chosen.length) checking = checking.then(() => check(chosen))
    },
    /** Another form begins. */
    forget() {
      refused = []
    },
    draw() {
      const { value, isDisabled } = field()
      const { maxFiles: count, maxFileSize: size } = options()
      const errors = refused.map(({ name, problem }) => text()[REFUSED[problem]]({ count, size, name }))
      return {
        ...(errors[0] && { error: errors.join('\n') }),
        children: (
          <FileList
            files={value}
            isDisabled={isDisabled}
            sizeOf={(file) => text().fileSize({ size: Math.ceil(file.size / 1000) })}
            removeOf={(file) => text().removeFile({ name: file.name })}
            icon={<Icon path={CLOSE} />}
            onRemove={(file) => {
              refused = []
              field().onChange(field().value.filter((other) => other !== file))
              say(text().fileRemoved({ name: file.name }))
            }}
          />
        ),
      }
    },
  }
}

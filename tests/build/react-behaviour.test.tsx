/** What a widget relies on: each sentence holds for React and for the renderer that the CDN build puts in its place. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prepare, renderers, restore, type Root } from './react-renderers.js'

beforeEach(prepare)
afterEach(restore)

describe.each(renderers)('$name', ({ lib, createRoot, hydrateRoot, step }) => {
  const { Fragment, createContext, useContext, useEffect, useLayoutEffect, useReducer, useRef, useState } =
    lib
  let container: HTMLElement
  let root: Root
  let log: string[]
  beforeEach(() => {
    container = document.createElement('main')
    document.body.append(container)
    root = createRoot(container)
    log = []
  })
  const show = (view: ReactNode) => step(() => root.render(view))
  const find = <E extends HTMLElement = HTMLElement>(selector: string) =>
    container.querySelector<E>(selector)!
  const happen = (selector: string, type: string) =>
    step(() => void find(selector).dispatchEvent(new Event(type, { bubbles: true })))
  const click = (selector: string) => happen(selector, 'click')
  /** As a person does, who does not ask the program. */
  const type = (selector: string, text: string) => {
    const field = find<HTMLInputElement>(selector)
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
    set!.call(field, text)
    return happen(selector, 'input')
  }

  describe('events', () => {
    it('lets ancestors hear where the focus goes', async () => {
      await show(
        <div onFocus={() => log.push('focus')} onBlur={() => log.push('blur')}>
          <input />
          <button />
        </div>,
      )
      await step(() => find('input').focus())
      await step(() => find('button').focus())
      expect(log).toEqual(['focus', 'blur', 'focus'])
    })

    it('tells each keystroke, and each choice once', async () => {
      const onChange = () => log.push('change')
      await show(
        <Fragment>
          <input onChange={onChange} />
          <input type="email" onChange={onChange} />
          <textarea onChange={onChange} />
          <select onChange={onChange}>
            <option>a</option>
            <option>b</option>
          </select>
        </Fragment>,
      )
      for (const field of ['input', '[type=email]', 'textarea']) {
        await type(field, 'a')
        await type(field, 'ab')
      }
      expect(log.splice(0)).toHaveLength(6)
      await step(() => {
        find<HTMLSelectElement>('select').value = 'b'
      })
      await happen('select', 'change')
      expect(log).toHaveLength(1)
    })

    it('calls the newest handler, and none that was taken away', async () => {
      const View = ({ name }: { name?: string }) => (
        <button onClick={name ? () => log.push(name) : undefined}>buy</button>
      )
      for (const name of ['one', 'two', undefined, 'three']) {
        await show(<View {...(name && { name })} />)
        await click('button')
      }
      await show(<button>buy</button>)
      await click('button')
      expect(log).toEqual(['one', 'two', 'three'])
    })

    it('asks the element first, then its ancestors, until one stops it', async () => {
      await show(
        <div onClick={() => log.push('outer')}>
          <p onClick={(event) => (log.push('middle'), event.stopPropagation())}>
            <b onClick={({ currentTarget }) => log.push(currentTarget.tagName)} />
          </p>
        </div>,
      )
      await click('b')
      expect(log).toEqual(['B', 'middle'])
    })
  })

  describe('fields', () => {
    let set: (value: string) => void
    function Field({ choices }: { choices?: readonly string[] }) {
      const [value, setValue] = useState('')
      set = setValue
      const onChange = (event: { currentTarget: { value: string } }) => setValue(event.currentTarget.value)
      if (!choices) return <input value={value} onChange={onChange} />
      return (
        <select value={value} onChange={onChange}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </select>
      )
    }

    it('show what was typed, and what the program says afterwards', async () => {
      await show(<Field />)
      await type('input', 'typed')
      expect(find<HTMLInputElement>('input').value).toBe('typed')
      await step(() => set('said'))
      expect(find<HTMLInputElement>('input').value).toBe('said')
      await step(() => set(''))
      expect(find<HTMLInputElement>('input').value).toBe('')
    })

    it('are not touched when they show it already: the caret stays', async () => {
      await show(<Field />)
      await type('input', 'typed')
      const field = find<HTMLInputElement>('input')
      field.focus()
      field.setSelectionRange(2, 3)
      const written = vi.spyOn(field, 'value', 'set')
      await type('input', 'typ')
      written.mockClear()
      field.setSelectionRange(2, 3)
      await step(() => set('typ'))
      await show(<Field />)
      expect(written).not.toHaveBeenCalled()
      expect([field.selectionStart, field.selectionEnd]).toEqual([2, 3])
    })

    it('choose among options that come at the same time', async () => {
      await show(<Field choices={['', 'DE']} />)
      await step(() => {
        set('PL')
        root.render(<Field choices={['', 'DE', 'PL']} />)
      })
      expect(find<HTMLSelectElement>('select').value).toBe('PL')
    })

    it('are ticked when the program says so, whatever the person did', async () => {
      const Consent = ({ isGiven }: { isGiven: boolean }) => (
        <input type="checkbox" checked={isGiven} onChange={() => {}} />
      )
      await show(<Consent isGiven={false} />)
      const box = find<HTMLInputElement>('input')
      expect(box.checked).toBe(false)
      await show(<Consent isGiven />)
      expect(box.checked).toBe(true)
      await step(() => {
        box.checked = true
        root.render(<Consent isGiven={false} />)
      })
      expect(box.checked).toBe(false)
    })

    it('begin with a value that is the person’s from then on', async () => {
      const view = (className: string) => <input className={className} defaultValue="term" />
      await show(view('a'))
      await type('input', 'typed')
      await show(view('b'))
      expect(find<HTMLInputElement>('input').value).toBe('typed')
    })
  })

  describe('attributes', () => {
    const cases: Array<[name: string, view: ReactNode, html: string]> = [
      ['no aria word', <p aria-hidden={undefined} aria-label={null!} />, '<p></p>'],
      [
        'yes and no as words',
        <p aria-hidden aria-busy={false} />,
        '<p aria-hidden="true" aria-busy="false"></p>',
      ],
      [
        'data of any kind',
        <p data-a={false} data-b data-c={0} data-d="" />,
        '<p data-a="false" data-b="true" data-c="0" data-d=""></p>',
      ],
      ['no data', <p data-a={null} data-b={undefined} />, '<p></p>'],
      ['the order of focus', <p tabIndex={-1} />, '<p tabindex="-1"></p>'],
      ['classes', <p className="a b" />, '<p class="a b"></p>'],
      ['no class', <p className={undefined} />, '<p></p>'],
      ['an empty class', <p className="" />, '<p class=""></p>'],
      [
        'classes of a drawing',
        <svg className="a" viewBox="0 0 1 1">
          <path d="M0" pathLength={1} />
        </svg>,
        '<svg class="a" viewBox="0 0 1 1"><path d="M0" pathLength="1"></path></svg>',
      ],
      ['lengths', <input maxLength={3} />, '<input maxlength="3">'],
      ['parts', <p part="link" />, '<p part="link"></p>'],
      ['popovers', <p popover="manual" />, '<p popover="manual"></p>'],
      ['what cannot be used', <p inert />, '<p inert=""></p>'],
      ['what can be used', <p inert={false} hidden={false} />, '<p></p>'],
      ['labels', <label htmlFor="email" />, '<label for="email"></label>'],
      ['what is hidden', <p hidden />, '<p hidden=""></p>'],
      ['what is open', <details open />, '<details open=""></details>'],
      ['what is disabled', <button disabled type="button" />, '<button disabled="" type="button"></button>'],
      ['numbers of pixels', <img width={10} height={20} alt="" />, '<img width="10" height="20" alt="">'],
      [
        'links',
        <a href="/cart" target="_blank" rel="noopener" />,
        '<a href="/cart" target="_blank" rel="noopener"></a>',
      ],
      [
        'no spell checking',
        <input spellCheck={false} autoComplete="off" />,
        '<input spellcheck="false" autocomplete="off">',
      ],
      ['languages', <a href="/" hrefLang="de" lang="de" />, '<a href="/" hreflang="de" lang="de"></a>'],
      ['points in time', <time dateTime="2026-11-21" />, '<time datetime="2026-11-21"></time>'],
      [
        'forms',
        <form noValidate method="get" action="/search" />,
        '<form novalidate="" method="get" action="/search"></form>',
      ],
      [
        'several files',
        <input multiple accept=".pdf" type="file" />,
        '<input multiple="" accept=".pdf" type="file">',
      ],
    ]
    it.each(cases)('writes %s, and takes it away again', async (_name, view, html) => {
      await show(view)
      expect(container.innerHTML).toBe(html)
      const { type: Tag } = view as unknown as { type: 'p' }
      await show(<Tag />)
      expect(find(Tag).attributes).toHaveLength(0)
      await show(view)
      expect(container.innerHTML).toBe(html)
    })

    it('makes drawings of what stands in a drawing, and of nothing else', async () => {
      const Path = () => <path />
      await show(
        <p>
          <svg>
            <Path />
          </svg>
          <b />
        </p>,
      )
      const namespaces = ['svg', 'path', 'b'].map((name) => find(name).namespaceURI!.split('/').pop())
      expect(namespaces).toEqual(['svg', 'svg', 'xhtml'])
    })
  })

  describe('state', () => {
    it('is rendered once, however often it was set', async () => {
      let set: (change: (count: number) => number) => void
      function Count() {
        const [count, setCount] = useState(0)
        const [double, setDouble] = useState(0)
        set = (change) => (setCount(change), setDouble((before) => change(before) * 2))
        log.push(`${count} ${double}`)
        return count
      }
      await show(<Count />)
      await step(() => {
        set((count) => count + 1)
        set((count) => count + 1)
        set((count) => count + 1)
      })
      expect(log).toEqual(['0 0', '3 14'])
      expect(container.textContent).toBe('3')
    })

    it('is not rendered again when it is the same', async () => {
      let set: (value: unknown) => void
      function View() {
        const [value, setValue] = useState<unknown>(NaN)
        set = setValue
        log.push('rendered')
        return String(value)
      }
      await show(<View />)
      await step(() => set(NaN))
      await step(() => set(() => NaN))
      expect(log).toEqual(['rendered'])
    })

    it('changes in a layout effect before anything else is seen', async () => {
      function View() {
        const [width, setWidth] = useState(0)
        useLayoutEffect(() => setWidth(7), [])
        useEffect(() => void log.push(`seen ${width}`), [width])
        return width
      }
      await show(<View />)
      expect(container.textContent).toBe('7')
      expect(log.at(-1)).toBe('seen 7')
    })

    it('changes in an effect, of a parent too', async () => {
      function Child({ tell }: { tell(text: string): void }) {
        const [text, setText] = useState('')
        useEffect(() => {
          setText('child')
          tell('parent')
        }, [])
        return text
      }
      function Parent() {
        const [told, setTold] = useState('')
        return (
          <p>
            {told}
            <Child tell={setTold} />
          </p>
        )
      }
      await show(<Parent />)
      expect(container.textContent).toBe('parentchild')
    })

    it('changes during rendering, and nobody sees what was before', async () => {
      const Shown = ({ page }: { page: number }) => {
        useEffect(() => {
          log.push(`page ${page}`)
          return () => void log.push(`left ${page}`)
        }, [page])
        return page
      }
      function Pages({ term }: { term: string }) {
        const [page, setPage] = useState(5)
        const [before, setBefore] = useState(term)
        if (before !== term) {
          setBefore(term)
          setPage(0)
        }
        useEffect(() => void log.push(`${term} ${page}`))
        return <Shown page={page} />
      }
      await show(<Pages term="shoes" />)
      await show(<Pages term="socks" />)
      expect(container.textContent).toBe('0')
      expect(log.sort()).toEqual(['left 5', 'page 0', 'page 5', 'shoes 5', 'socks 0'])
    })

    it('is reduced by what the component knows now', async () => {
      let add: () => void
      function Stock({ most }: { most: number }) {
        const [count, dispatch] = useReducer((before: number, by: number) => Math.min(before + by, most), 0)
        add = () => dispatch(2)
        return count
      }
      await show(<Stock most={1} />)
      await step(() => add())
      expect(container.textContent).toBe('1')
      await show(<Stock most={9} />)
      await step(() => add())
      expect(container.textContent).toBe('3')
    })

    it('of something that is gone can be set without harm', async () => {
      let set: (value: number) => void
      function View() {
        const [value, setValue] = useState(0)
        set = setValue
        log.push('rendered')
        return value
      }
      await show(<View />)
      await show(null)
      await step(() => set(1))
      expect(log).toEqual(['rendered'])
      expect(container.innerHTML).toBe('')
    })

    it('reaches all that reads a context, and the nearest provider wins', async () => {
      const Locale = createContext('none')
      const Text = () => useContext(Locale)
      const view = (outer: string, inner: string) => (
        <Fragment>
          <Text />
          <Locale.Provider value={outer}>
            <Text />
            <Locale.Provider value={inner}>
              <Text />
            </Locale.Provider>
          </Locale.Provider>
        </Fragment>
      )
      await show(view('a', 'b'))
      expect(container.textContent).toBe('noneab')
      await show(view('c', 'd'))
      expect(container.textContent).toBe('nonecd')
    })
  })

  describe('an error that nobody catches', () => {
    const fail = () => {
      throw new Error('oops')
    }
    type Place = 'rendering' | 'layout effect' | 'effect' | 'cleanup'
    const Bad = ({ at }: { at?: Place | undefined }) => {
      if (at === 'rendering') fail()
      useLayoutEffect(() => (at === 'layout effect' ? fail() : undefined), [at])
      useEffect(() => {
        if (at === 'effect') fail()
        if (at === 'cleanup') return fail
        return undefined
      }, [at])
      return 'bad'
    }
    const Good = ({ name }: { name: string }) => {
      useLayoutEffect(() => {
        log.push(`${name} is here`)
        return () => void log.push(`${name} is gone`)
      }, [])
      return <b>{name}</b>
    }
    const view = (at?: Place, isLeft = false) => (
      <p>
        <Good name="before" />
        {!isLeft && <Bad at={at} />}
        <Good name="after" />
      </p>
    )
    beforeEach(() => {
      root = createRoot(container, (error) => log.push(`told ${(error as Error).message}`))
    })

    it.each<Place>(['rendering', 'layout effect', 'effect'])(
      'in a first %s is told, and nothing is shown',
      async (at) => {
        await show(view(at))
        expect(container.innerHTML).toBe('')
        const count = (line: string) => log.filter((one) => one === line).length
        expect(count('told oops')).toBe(1)
        expect(count('before is gone')).toBe(count('before is here'))
        expect(count('after is gone')).toBe(count('after is here'))
      },
    )

    it.each<Place>(['rendering', 'layout effect', 'effect'])(
      'in a later %s ends all that was shown, and is told',
      async (at) => {
        await show(view())
        expect(container.innerHTML).toBe('<p><b>before</b>bad<b>after</b></p>')
        log.length = 0
        await show(view(at))
        expect(container.innerHTML).toBe('')
        expect(log.sort()).toEqual(['after is gone', 'before is gone', 'told oops'])
      },
    )

    it('in what cleans up after something that goes does the same', async () => {
      await show(view('cleanup'))
      log.length = 0
      await show(view(undefined, true))
      expect(container.innerHTML).toBe('')
      expect(log.sort()).toEqual(['after is gone', 'before is gone', 'told oops'])
    })

    it('in what only a component’s own state brings does the same', async () => {
      let set: (at: Place) => void
      const Later = () => {
        const [at, setAt] = useState<Place>()
        set = setAt
        return <Bad at={at} />
      }
      await show(
        <p>
          <Good name="inside" />
          <Later />
        </p>,
      )
      await step(() => set('rendering'))
      expect(container.innerHTML).toBe('')
      expect(log.sort()).toEqual(['inside is gone', 'inside is here', 'told oops'])
    })
  })

  describe('markup of a server', () => {
    const onClick = () => log.push('bought')
    const view = (
      <section className="shop">
        <p>
          {1} of {'3'}
        </p>
        {[<i key="a" />, <b key="b">bold</b>]}
        <svg viewBox="0 0 1 1">
          <path d="M0" />
        </svg>
        {''}
        <button onClick={onClick}>buy</button>
        <input value="x" onChange={() => {}} />
      </section>
    )
    const draw = async (html: string, shown: ReactNode = view) => {
      container = document.createElement('main')
      container.innerHTML = html
      document.body.append(container)
      const before = [...container.querySelectorAll('*')]
      await step(() => {
        root = hydrateRoot(container, shown)
      })
      return before
    }

    it('is kept as it stands, and comes alive', async () => {
      const before = await draw(renderToString(view))
      expect([...container.querySelectorAll('*')]).toEqual(before)
      expect(container.textContent).toBe('1 of 3boldbuy')
      await click('button')
      expect(log).toEqual(['bought'])
    })

    it('keeps its attributes until something changes', async () => {
      const shown = (className: string) => <p className={className} title="ours" />
      await draw('<p class="server" data-server=""></p>', shown('client'))
      expect(container.innerHTML).toBe('<p class="server" data-server=""></p>')
      await show(shown('later'))
      expect(container.innerHTML).toBe('<p class="later" data-server=""></p>')
    })

    it('gives refs and effects what stands there', async () => {
      let seen: unknown
      function View() {
        const own = useRef<HTMLElement>(null)
        useLayoutEffect(() => {
          seen = own.current
        }, [])
        return <b ref={own}>text</b>
      }
      const [bold] = await draw('<b>text</b>', <View />)
      expect(seen).toBe(bold)
    })
  })

  describe('the end', () => {
    it('cleans up, lets go of refs and leaves nothing', async () => {
      const own = { current: null }
      const Part = () => {
        useLayoutEffect(() => () => void log.push(`layout, in the document: ${find('b').isConnected}`), [])
        useEffect(() => () => void log.push('effect'), [])
        return <b ref={own}>text</b>
      }
      await show(
        <div>
          text
          <Part />
        </div>,
      )
      expect(own.current).toBe(find('b'))
      await step(() => root.unmount())
      expect(own.current).toBeNull()
      expect(container.childNodes).toHaveLength(0)
      expect(log).toEqual(['layout, in the document: true', 'effect'])
    })
  })

  describe('what a person has begun', () => {
    const view = (before: readonly string[], after: readonly string[]) => (
      <div>
        {before.map((name) => (
          <p key={name}>{name}</p>
        ))}
        <input key="field" defaultValue="begun" />
        {after.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </div>
    )
    const flat = (names: readonly string[]) => (
      <div>
        {names.map((name) =>
          name === 'field' ? <input key={name} defaultValue="begun" /> : <p key={name} />,
        )}
      </div>
    )
    const begin = () => {
      const field = find<HTMLInputElement>('input')
      field.focus()
      field.setSelectionRange(1, 3)
      vi.spyOn(field, 'remove')
      field.addEventListener('blur', () => log.push('blur'))
      return field
    }
    const expectBegun = (field: HTMLInputElement) => {
      expect(find('input')).toBe(field)
      expect(document.activeElement).toBe(field)
      expect([field.selectionStart, field.selectionEnd]).toEqual([1, 3])
      expect(log).toEqual([])
    }

    it('stays while neighbours come and go', async () => {
      await show(view([], []))
      const field = begin()
      for (const [before, after] of [
        [['a'], ['b']],
        [['c', 'a'], []],
        [[], ['b', 'd']],
      ] as const) {
        await show(view(before, after))
        expectBegun(field)
      }
    })

    it('stays when a neighbour moves past it', async () => {
      await show(flat(['a', 'field', 'b']))
      const field = begin()
      const inserted = vi.spyOn(find('div'), 'insertBefore')
      await show(flat(['field', 'a', 'b']))
      await show(flat(['field', 'b', 'a']))
      expect(inserted.mock.calls.map(([dom]) => dom)).not.toContain(field)
      expectBegun(field)
    })
  })
})

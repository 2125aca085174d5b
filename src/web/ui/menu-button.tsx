import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from './button.tsx'

export type MenuItem = { label: string; hint?: string } & (
  | { onChoose: () => void }
  /** A file to download. */
  | { file: string }
  /** A page of the product. */
  | { to: string }
)

const itemStyle =
  'flex w-full cursor-pointer items-center justify-between gap-6 rounded-md px-3 py-2 text-left text-sm whitespace-nowrap hover:bg-raised pointer-coarse:py-3'

/** A button that opens a list of actions; arrow keys move in it, Escape or a press outside closes it. */
export function MenuButton({ label, items }: { label: string; items: MenuItem[] }) {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()
  const close = () => setOpen(false)
  useEffect(() => {
    if (!isOpen) return undefined
    itemsOf(box.current)[0]?.focus()
    const closeOutside = ({ target }: PointerEvent) => void (box.current?.contains(target as Node) || setOpen(false))
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    if (event.key === 'Escape') box.current?.querySelector('button')?.focus()
    if (event.key === 'Escape' || event.key === 'Tab') return close()
    const all = itemsOf(box.current)
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }
  return (
    <div ref={box} role="none" className="relative" onKeyDown={onKeyDown}>
      <Button size="small" aria-haspopup="menu" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
        <ChevronDown aria-hidden size={14} className="text-ink-3" />
      </Button>
      {isOpen && (
        <div
          id={id}
          role="menu"
          aria-label={label}
          className="absolute top-full left-0 z-20 mt-1.5 rounded-lg border border-line bg-surface p-1 shadow-lg"
        >
          {items.map((item) => (
            <Item key={item.label} item={item} onChosen={close}>
              {item.label}
              {item.hint && <span className="font-mono text-xs text-ink-3">{item.hint}</span>}
            </Item>
          ))}
        </div>
      )}
    </div>
  )
}

const itemsOf = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

type ItemProps = { item: MenuItem; onChosen: () => void; children: ReactNode }

function Item({ item, onChosen, children }: ItemProps) {
  const common = { role: 'menuitem', tabIndex: -1, className: itemStyle }
  if ('file' in item)
    return (
      <a {...common} href={item.file} download onClick={onChosen}>
        {children}
      </a>
    )
  if ('to' in item)
    return (
      <Link {...common} to={item.to} onClick={onChosen}>
        {children}
      </Link>
    )
  const choose = () => {
    onChosen()
    item.onChoose()
  }
  return (
    <button {...common} type="button" onClick={choose}>
      {children}
    </button>
  )
}

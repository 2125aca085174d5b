import { Menu } from '@base-ui/react/menu'
import { useEffect, useRef, type RefObject } from 'react'
import { Link } from 'react-router'

export type MenuItem = { label: string; hint?: string } & (
  | { onChoose: () => void }
  /** A file to download. */
  | { file: string }
  /** A place of the product. */
  | { to: string }
)

type MenuViewProps = {
  open: boolean
  onOpenChange: (isOpen: boolean) => void
  anchor: RefObject<HTMLElement | null>
  items: MenuItem[]
}

const itemStyle =
  'flex cursor-pointer items-center justify-between gap-6 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-raised pointer-coarse:py-3'

export function MenuView({ open, onOpenChange, anchor, items }: MenuViewProps) {
  const popup = useRef<HTMLDivElement>(null)
  // The button is none of the menu's own, so that it does not know by what it was opened.
  useEffect(() => {
    if (!open) return undefined
    const frame = requestAnimationFrame(() => popup.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [open])
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} align="start" sideOffset={6} className="z-40">
          <Menu.Popup
            ref={popup}
            finalFocus={anchor}
            className="max-h-[var(--available-height)] min-w-44 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-[0_16px_40px_-12px_var(--shade)] outline-none"
          >
            {items.map((item) => (
              <Menu.Item
                key={item.label}
                className={itemStyle}
                {...('onChoose' in item && { onClick: item.onChoose })}
                {...('file' in item && {
                  render: (
                    <a href={item.file} download>
                      {item.label}
                    </a>
                  ),
                })}
                {...('to' in item && { render: <Link to={item.to} /> })}
              >
                {item.label}
                {item.hint && <span className="font-mono text-xs text-ink-3">{item.hint}</span>}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

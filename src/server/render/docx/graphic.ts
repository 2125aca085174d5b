import { turnedScale } from '#server/render/diagram/draw-diagram.ts'
import { emuPerPoint } from '#server/render/open-xml/picture.ts'
import { element } from '#server/open-xml/xml.ts'
import { type Item, paragraph } from './flow.ts'
import { roomOn } from './look.ts'
import type { Writer } from './writer.ts'

/** Points; leaves room for a heading and a caption on the same page. */
const tallest = 540
const besidePicture = 80

type Size = { width: number; height: number }
export type FittedSize = { points: Size; emu: Size }

/** At natural size, or shrunk to the space on a page; on a landscape page if it is much larger there. */
export function fitted({ width, height }: Size, { look }: Writer): FittedSize & { wide: boolean } {
  const roomFor = (wide: boolean) => {
    const room = roomOn(look.page, wide)
    return { width: room.width / 20, height: Math.min(tallest, room.height / 20 - besidePicture) }
  }
  const { scale, isTurned } = turnedScale({ width, height }, { upright: roomFor(false), onSide: roomFor(true) })
  const points = { width: width * scale, height: height * scale }
  return {
    wide: isTurned,
    points,
    emu: { width: Math.round(points.width * emuPerPoint), height: Math.round(points.height * emuPerPoint) },
  }
}

type Graphic = FittedSize & { id: number; name: string; alt: string; hasCaption: boolean }

/** A paragraph with one picture or chart, on the same page as its caption. */
export function graphicItem(graphic: string, { id, name, alt, points, emu, hasCaption }: Graphic): Item {
  const none = { distT: 0, distB: 0, distL: 0, distR: 0 }
  const inline = element('wp:inline', none, [
    element('wp:extent', { cx: emu.width, cy: emu.height }),
    element('wp:docPr', { id, name, descr: alt }),
    '<wp:cNvGraphicFramePr/>',
    graphic,
  ])
  const xml = element('w:r', {}, element('w:drawing', {}, inline))
  return paragraph('Figure', { xml, pieces: [] }, { keepNext: hasCaption, lineHeight: Math.ceil(points.height * 20) })
}

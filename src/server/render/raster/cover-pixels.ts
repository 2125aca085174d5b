/** Number of steps between an uncovered and a fully covered pixel: finer ones cannot be seen at an edge. */
export const fullLevel = 4
/** Outlines use this fraction of a pixel as unit: integers are several times as fast until the JIT compiler has optimised the code. */
export const partsInPixel = 256

/** x and y of each corner in turn, in fractions of a pixel; the last is joined to the first. */
export type Outline = readonly number[]
/** Consecutive pixels of a row with equal coverage. */
export type Run = { row: number; from: number; to: number; level: number }
type Size = { width: number; height: number }

const partBits = 8
const halfLevel = (partsInPixel * partsInPixel) / fullLevel / 2
/** Cells that are checked together: in most of its rows a wide shape changes few of them. */
const blockBits = 5

/** For each cell of a picture, the change of coverage from the cell before; all zero between two shapes. */
let changes = new Int32Array(0)
/** 1 for each block of cells with a change. */
let touched = new Uint8Array(0)
// Single shared objects: a new one for every edge and row would be most of a document's garbage.
const run: Run = { row: 0, from: 0, to: 0, level: 0 }
const crossing = { left: 0, right: 0, area: 0 }

/**
 * The exact coverage of each pixel by a shape: each edge records changes of covered area, which are summed up from left to right. Outlines
 * may overlap, and one in the opposite direction is a hole. The same run object is passed each time.
 */
export function coverPixels(outlines: readonly Outline[], { width, height }: Size, take: (run: Run) => void) {
  // An edge at the right border records its change in the two cells after the last pixel.
  const blocks = ((width + 1) >> blockBits) + 1
  if (touched.length < blocks * height) {
    touched = new Uint8Array(blocks * height)
    changes = new Int32Array(touched.length << blockBits)
  }
  let top = height << partBits
  let bottom = 0
  for (const outline of outlines) {
    noteOutline(outline, { width, height, blocks })
    for (let at = 1; at < outline.length; at += 2) {
      top = Math.min(top, outline[at]!)
      bottom = Math.max(bottom, outline[at]!)
    }
  }
  const end = Math.min(height, (bottom + partsInPixel - 1) >> partBits)
  for (run.row = Math.max(0, top >> partBits); run.row < end; run.row++) takeRow(blocks, take)
}

function noteOutline(outline: Outline, { width, height, blocks }: Size & { blocks: number }) {
  const rightmost = width << partBits
  let startX = outline.at(-2)!
  let startY = outline.at(-1)!
  for (let corner = 0; corner < outline.length; corner += 2) {
    const endX = outline[corner]!
    const endY = outline[corner + 1]!
    const isDown = startY < endY
    const last = Math.min(isDown ? endY : startY, height << partBits)
    const slope = startX === endX ? 0 : (endX - startX) / (endY - startY)
    let y = Math.max(isDown ? startY : endY, 0)
    let x = y < last ? within(startX + Math.round((y - startY) * slope), rightmost) : 0
    while (y < last) {
      const row = y >> partBits
      const until = Math.min((row + 1) << partBits, last)
      const next = slope === 0 ? x : within(startX + Math.round((until - startY) * slope), rightmost)
      crossing.left = x < next ? x : next
      crossing.right = x < next ? next : x
      crossing.area = isDown ? until - y : y - until
      noteCrossing(row * blocks)
      x = next
      y = until
    }
    startX = endX
    startY = endY
  }
}

const within = (x: number, rightmost: number) => (x < 0 ? 0 : x > rightmost ? rightmost : x)

/**
 * In each cell that the edge crosses, the area to its right is covered in proportion to the edge's height there; everything beyond is
 * covered.
 */
function noteCrossing(firstBlock: number) {
  const { left, right, area } = crossing
  const offset = firstBlock << blockBits
  let from = left
  let noted = 0
  for (let cell = left >> partBits; ; cell++) {
    const border = (cell + 1) << partBits
    const to = right < border ? right : border
    const until = to === right ? area : Math.round((area * (to - left)) / (right - left))
    const before = (until - noted) * (((from + to) >> 1) - (border - partsInPixel))
    changes[offset + cell]! += ((until - noted) << partBits) - before
    changes[offset + cell + 1]! += before
    touched[firstBlock + (cell >> blockBits)] = 1
    touched[firstBlock + ((cell + 1) >> blockBits)] = 1
    if (to === right) return
    from = to
    noted = until
  }
}

/** Passes a row on in runs and clears it. */
function takeRow(blocks: number, take: (run: Run) => void) {
  const first = run.row * blocks
  const start = first << blockBits
  let sum = 0
  run.level = 0
  for (let block = first; block < first + blocks; block++) {
    if (touched[block] === 0) continue
    touched[block] = 0
    const end = (block + 1) << blockBits
    for (let cell = block << blockBits; cell < end; cell++) {
      const change = changes[cell]!
      if (change === 0) continue
      changes[cell] = 0
      sum += change
      const level = Math.min(fullLevel, ((sum < 0 ? -sum : sum) + halfLevel) >> levelShift)
      if (level === run.level) continue
      run.to = cell - start
      if (run.level > 0) take(run)
      run.from = run.to
      run.level = level
    }
  }
}

/** From covered area to level. */
const levelShift = 2 * partBits - Math.log2(fullLevel)

import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ROOT } from '../root.ts'
import { openBrowser } from './browser.ts'

/** Draws the picture that messengers and networks show beside a link to the site. It names no product, as installations choose their own. */
const TARGET = join(ROOT, 'public/social/preview.png')
const SIZE = { width: 1200, height: 630 }

const font = await readFile(join(ROOT, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'), 'base64')
const browser = await openBrowser()
const page = await browser.newPage({ viewport: SIZE })
await page.setContent(drawing())
await page.evaluate(() => document.fonts.ready)
await mkdir(dirname(TARGET), { recursive: true })
await page.screenshot({ path: TARGET })
await browser.close()
console.log(TARGET)

function drawing(): string {
  return `<style>
    @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900; }
    * { box-sizing: border-box; margin: 0; }
    body { width: 1200px; height: 630px; background: #f7f7f4; color: #1a1c1b; font-family: Figtree; }
    main { display: grid; grid-template-columns: 1fr 480px; gap: 56px; align-items: center; height: 100%; padding: 0 72px; }
    svg { display: block; }
    h1 { margin-top: 40px; font-size: 84px; font-weight: 680; letter-spacing: -0.04em; line-height: 1.02; }
    p { margin-top: 28px; max-width: 520px; color: #454946; font-size: 27px; line-height: 1.45; }
    .board { padding: 28px; border: 1px solid #e2e1da; border-radius: 24px; background: #fff; box-shadow: 0 24px 56px -16px rgb(26 28 27 / 0.22); }
    .grid { display: grid; grid-template-columns: repeat(7, 1fr); gap: 3px; }
    .day { display: flex; align-items: end; height: 74px; padding: 5px; background: #f7f7f4; }
    .day.weekend { background: #efefea; }
    .task { width: 100%; height: 30px; border-left: 5px solid #2563c9; border-radius: 4px 8px 8px 4px; background: #e7effc; }
    .task.last { border-color: #0e6a54; background: #0e6a54; }
  </style>
  <main>
    <div>${mark()}<h1>Type a goal.<br>Get a plan<br>that holds.</h1><p>A calendar or a sprint from one sentence, every date checked.</p></div>
    <div class="board"><div class="grid">${days()}</div></div>
  </main>`
}

function mark(): string {
  return '<svg width="72" height="72" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0e6a54"/><path d="M8 9.5h9M8 16h16M14 22.5h10" stroke="#fff" stroke-width="3.4" stroke-linecap="round"/></svg>'
}

/** Five weeks of lessons on Tuesdays and Thursdays, the last of them the test. */
function days(): string {
  return Array.from({ length: 35 }, (_, cell) => {
    const [week, day] = [Math.floor(cell / 7), cell % 7]
    const task = day === 1 || day === 3 ? `<span class="task${week === 4 && day === 3 ? ' last' : ''}"></span>` : ''
    return `<span class="day${day > 4 ? ' weekend' : ''}">${task}</span>`
  }).join('')
}

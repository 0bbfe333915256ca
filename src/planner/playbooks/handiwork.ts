import type { Stage } from './playbook.ts'

/** What hands do to one thing: the verb says the steps, how long they take and what has to dry, set or arrive in between. */
export type Handiwork = {
  /** In English, as an order. */
  verbs: readonly string[]
  /** A playbook that has a step of this verb for the part knows better how. */
  isPlain?: true
  stages: readonly Stage[]
}

type Step = readonly [id: string, hours: number, title: string, how: string, done: string, waitDays?: number]

const handiwork = (verbs: readonly string[], ...steps: readonly Step[]): Handiwork => ({
  verbs,
  stages: steps.map(([id, share, title, how, done, waitDays]) => ({ id, share, titles: [`{Topic}: ${title}`], how, done, priority: 'high', ...(waitDays === undefined ? {} : { waitDays }) })),
})

const plain = (work: Handiwork): Handiwork => ({ ...work, isPlain: true })

/** The first that has the verb. */
export const HANDIWORK: readonly Handiwork[] = [
  handiwork(['strip', 'unvarnish', 'scrape'],
    ['try', 0.75, 'try how it comes off on a hidden spot', 'Scraper, warm air and paste on a hand’s breadth each, underneath. Test old paint for lead before you scrape or sand it; mask, gloves, open doors, no flame.', 'you know what takes the old coat off and leaves what is under it sound'],
    ['off', 3, 'take the old coat off, flat parts first', 'One face after the other, with the grain; edges, turnings and mouldings last, with wire wool and a blunt stick. Rags with solvent dry outdoors, spread out.', 'bare material shows everywhere but in the last corners'],
    ['clean', 0.75, 'wash off what is left, and let it dry', 'Neutralise as the tin says, water sparingly and with the grain; note loose joints and holes while it is bare.', 'it is clean, dry to the touch, and faults are on a list']),
  handiwork(['sand', 'plane'],
    ['coarse', 1.5, 'with the grain, from coarse to fine', 'Scratches and stains with 80 or 100, then 120 and 180; a block on flat faces, the hand on curves; no veneer through at the edges. Mask and extraction.', 'under low light no scratch runs across the grain'],
    ['fine', 1, 'raise the grain, last grit by hand, take off the dust', 'Wipe it damp, let it dry, take off the whiskers with the last grit; vacuum, then a tack cloth. Do not touch it with bare hands after that.', 'a dark cloth stays clean and the surface feels alike everywhere']),
  handiwork(['oil', 'wax'],
    ['first', 1, 'try it underneath, then the first coat', 'Colour and sheen on a hidden spot; thin, with the grain, what has not gone in after twenty minutes comes off. Spread out the rags outdoors: they can catch fire by themselves.', 'no wet patch stands on it'],
    ['second', 0.75, 'second coat', 'Light rub with a fine pad, dust off, as thin as before. Ends and the underside too, or it warps.', 'it takes up evenly, and dull patches are gone', 1],
    ['last', 0.75, 'last coat, polish, and let it harden', 'Only where it still drinks; buff after an hour. Dry use after two days, water and hot dishes after two weeks.', 'it feels dry and smooth, and the date from which it may be used is noted', 1]),
  handiwork(['paint', 'repaint', 'varnish', 'revarnish', 'lacquer', 'stain', 'prime', 'undercoat', 'seal', 'reseal', 'respray', 'whitewash', 'limewash', 'enamel'],
    ['ready', 1.5, 'clean, fill, sand and mask', 'Grease off before sanding; holes filled twice, thin; dust off; edges masked and what stands around covered. Primer that suits the material and the paint.', 'it is dull, dry and free of dust, and what must stay clean is covered'],
    ['first', 1.25, 'prime, or the first coat', 'Thin, at the temperature on the tin, wet into wet, edges before faces; look for runs after ten minutes.', 'all of it is covered evenly, without runs'],
    ['second', 1.25, 'rub it down and put on the next coat', 'Fine grit, dust off, as thin as before; tape off while it is still a little soft. A third coat where the ground shows.', 'no ground shows through in daylight, and the tape is off', 1]),
  handiwork(['glue', 'reglue', 'regl', 're-glue', 'rejoint'],
    ['apart', 1.5, 'take loose joints apart and clean off the old glue', 'Number both sides with tape; warm and tap, never lever; old glue off with warm water and a blunt blade, down to wood.', 'every loose joint is apart, clean, and fits dry'],
    ['clamp', 1.5, 'glue and clamp, square and level', 'Dry once with all clamps; then quickly, pads under the jaws, diagonals measured, feet on a flat board; squeezed glue off with a damp cloth.', 'diagonals agree and all feet stand'],
    ['load', 0.5, 'clamps off, scrape, put weight on it', 'A day later; scrape what is left, rock it, sit on it slowly.', 'nothing moves or creaks under weight', 1]),
  handiwork(['reupholster', 'upholster', 're-cover', 'recane', 'reweb'],
    ['measure', 1, 'measure, choose cloth and padding, order them', 'Take length, width and height of the pad; a tenth more for pattern and hems; fire label where the law asks for it; webbing, foam, wadding, staples.', 'all of it is ordered with a day of delivery'],
    ['off', 1.5, 'take off the old cover in one piece, as the pattern', 'Staples out one by one, layers photographed and numbered; webbing pressed with the fist: what sinks is replaced.', 'the frame is free of staples, and the old cover lies flat as a pattern', 5],
    ['on', 3, 'webbing, padding and cover, from the middle outwards', 'Try the first one on the piece that will be seen least. Webbing tight, middle of each side first, then towards the corners, pattern straight, folds alike.', 'the cover is tight, straight and without folds'],
    ['finish', 0.75, 'close the underside, trim, and sit on it', 'Dust cloth, trimming or nails; look at it from two metres; note how the next one goes faster.', 'nothing hangs out below and it holds a person']),
  handiwork(['rebuild', 'recondition', 'overhaul', 'refurbish'],
    ['apart', 2, 'take it apart, clean it, list what is worn', 'On a tray, in order, photographed; measure against the manual; what is damaged gets its part number.', 'each part lies clean in its place and the list has numbers'],
    ['order', 0.5, 'order seals, gaskets and worn parts', 'By number and year; what takes longest first; one more of the small things that get lost.', 'everything on the list is ordered with a day of delivery'],
    ['together', 2.5, 'put it together with the new parts', 'By your pictures, in reverse; torque by the manual; new seals lightly greased; nothing left on the tray.', 'it is whole, moves freely and the tray is empty', 7],
    ['set', 1, 'fit it, set it and try it', 'First without load; basic setting by the manual, then fine; look for leaks after ten minutes and again the next day.', 'it works as the manual says and is dry the next day']),
  handiwork(['derust', 'de-rust', 'descale', 'sandblast', 'shotblast'],
    ['bare', 2, 'take the rust off, down to sound metal', 'Dry and free of grease first; acid, electrolysis or brush as the place allows; gloves and goggles; press on thin spots and mark what goes through.', 'bright metal all over, and thin spots are marked'],
    ['keep', 0.75, 'neutralise, dry and protect it the same day', 'Rinse, dry with warm air, then oil, primer or sealer before it turns brown again.', 'no bare metal is left open overnight']),
  handiwork(['value', 'appraise', 'get valued'],
    ['choose', 1, 'choose what may be worth more, with pictures and facts', 'Front, back, marks and damage in daylight; maker, year, size, condition in one line each; what similar pieces fetched, not what is asked.', 'each piece has its pictures and a line'],
    ['show', 1.5, 'show them to somebody who knows, and ask on what the price rests', 'Two opinions for the best ones, one of them from nobody who would buy; fee or commission agreed before; price at auction, for insurance and for a quick sale.', 'each has a figure, with name and date', 5],
    ['settle', 0.75, 'write the values down and decide what happens to each', 'Keep, sell, give; how low you would go; who has to agree; insurance told where it matters.', 'each piece has a value and a decision']),
  handiwork(['grout', 'regrout'],
    ['joints', 1, 'clean the joints down to their ground', 'Crosses, adhesive and old joint out to the depth of the tile; dust off; the room warm and dry.', 'every joint is clean and of one depth'],
    ['grout', 2, 'fill the joints, wash, and silicone where surfaces meet', 'In diagonal strokes; wash twice with little water; silicone in the corners when it is dry. No water on it for two days.', 'joints are full and even and the day of the first shower is noted']),
  handiwork(['tile', 'retile'],
    ['set-out', 1.5, 'check the ground, seal it, set out the rows', 'Flat, dry, sealed where water comes; the middle marked, cuts at the least seen edge; a tenth more tiles than measured.', 'the rows are drawn and no cut is narrower than half a tile'],
    ['lay', 4, 'lay them, from the drawn line', 'As much adhesive as you lay in twenty minutes; spacers, straight edge, cuts last; wipe joints before it sets.', 'all tiles are level and the joints clean'],
    ['grout', 2, 'grout, wash, and silicone where surfaces meet', 'In diagonal strokes; wash twice with little water; silicone in the corners when it is dry. No water on it for two days.', 'joints are full and even and the day of the first shower is noted', 2]),
  handiwork(['plaster', 'replaster', 'skim'],
    ['ready', 1.5, 'loose parts off, damp found, ground sealed', 'Tap it all over; what sounds hollow comes off; find where damp comes from before you cover it; prime.', 'nothing crumbles and the ground is primed'],
    ['on', 3, 'put it on in layers and draw it level', 'Deep holes first; as thick as the bag says; straight edge across, then smooth when it begins to pull.', 'the straight edge rocks nowhere'],
    ['smooth', 1, 'smooth it when it is dry', 'Low light along it; sand or skim the hollows; prime before paint.', 'low light shows no ridge', 5]),
  handiwork(['insulate', 'draught-proof', 'draughtproof', 'draught proof'],
    ['check', 1, 'measure, look for damp and wires, order', 'Area and depth; damp, wasps and old wiring settled first; a tenth more material; mask, gloves, knee boards.', 'the material is ordered, and nothing under it has to be mended'],
    ['fill', 3, 'fill it without gaps, airtight on the warm side', 'From the far end to the hatch; cut a little wider than the space; air paths at the eaves stay open; lamps and chimneys keep their distance.', 'no gap is left and no vent is covered', 7],
    ['test', 0.5, 'feel for draughts, close the hatch, note what was done', 'On a windy evening with a wet hand; pictures and material kept for the papers.', 'the pictures are filed and no draught is left']),
  plain(handiwork(['replace', 'refit', 'swap'],
    ['order', 0.75, 'type, size and part number, then order it', 'From the old one or the manual, with a picture; what goes with it (seals, screws, paste); whether somebody licensed has to do it.', 'it is ordered with a day of delivery'],
    ['do', 2, 'take out the old one, fit the new one', 'Power, water or pressure off; photograph each connection; compare old and new before anything is thrown away.', 'the new one sits tight and everything is connected as before', 7],
    ['try', 0.5, 'try it, and look again after a day', 'First gently, then as it will be used; leaks, heat, play, noise; guarantee and receipt filed.', 'it did a day without a fault'])),
  plain(handiwork(['install', 'fit', 'mount', 'put up', 'hang', 'rehang'],
    ['order', 0.5, 'size, fixings and what is still missing', 'Measure where it goes; what carries it; wires and pipes behind; tools and a second pair of hands.', 'everything it takes lies ready or is ordered'],
    ['do', 1.5, 'fit it', 'Marked, held up, looked at from a distance, then fixed; level and square; nothing left loose.', 'it sits tight, level and where it was marked', 3],
    ['try', 0.5, 'try it as it will be used', 'Load it, open and shut it, use it once; tighten again after a day.', 'it holds and works, and the packaging is gone'])),
]

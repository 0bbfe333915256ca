import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

describe('the job of whoever asks', () => {
  it.each([
    ['Primary teacher in Leeds. I want to write a chapter book by May.', 'write a chapter book'],
    ['Staff nurse at a small clinic. I need to finish my infection control course by 7 May.', 'infection control course'],
  ])('is not what is asked: “%s”', (prompt, subject) => {
    expect(read(prompt).subject).toContain(subject)
  })

  it('is, where it is what is learnt', () => {
    expect(read('Nurse training. I have to prepare by 5 March.').subject).toBe('Nurse training')
  })
})

it('turning so old is a birthday', () => {
  expect(stated('Cradle quilt for my godchild, she turns 5 on Saturday 8 May.', 'event').map(({ title }) => title)).toEqual(['Birthday (turns 5)'])
})

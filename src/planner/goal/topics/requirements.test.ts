import { describe, expect, it } from 'vitest'
import { read, stated } from '../read-for-tests.ts'

const TEAM = 'Two 2-week sprints from 18 January, Mira (backend) and Tove (frontend).'
const parts = (said: string, goal = 'Rebuild our booking site.') => stated(`${goal} ${TEAM} ${said}`, 'topic', 'sprint').map(({ label }) => label)

describe('what is asked of the thing a team makes', () => {
  it.each([
    ['Customers must be able to cancel online.', ['customers cancel online']],
    ['Customers should see free seats. Staff can block a date and move a booking.', ['customers see free seats', 'staff block a date', 'staff move a booking']],
    ['It should have push notifications.', ['push notifications']],
    ['The site must support gift cards, group bookings and invoices.', ['gift cards', 'group bookings', 'invoices']],
    ['Our drivers need to sign in with their phone.', ['drivers sign in with their phone']],
    ['New members can pay by card.', ['new members pay by card']],
    ["Users should see tomorrow's orders on a phone, and the bakers must be able to print the recipes.", ["users see tomorrow's orders on a phone", 'bakers print the recipes']],
  ])('is something to deliver: %s', (said, expected) => {
    expect(parts(said)).toEqual(expected)
  })

  it('goes on with a list that stands before it', () => {
    expect(parts('Push notifications and attachments.', 'New module for our app: chat, search.')).toEqual(['chat', 'search', 'push notifications', 'attachments'])
  })

  it('may be one thing behind the goal', () => {
    expect(parts('Push notifications and attachments.', 'A new module for our app: chat between tenants and landlords.')).toEqual(['chat between tenants and landlords', 'push notifications', 'attachments'])
  })

  it.each([
    'Customers can only cancel before 20 January.',
    'People have to work remotely until February.',
    'Testers need to approve every story.',
    'Daily standups and demos.',
    'Thanks and regards.',
  ])('is no rule, no meeting and no greeting: %s', (said) => {
    expect(parts(said)).toEqual([])
  })

  it('is not told as left aside', () => {
    expect(read(`Rebuild our booking site. ${TEAM} Customers must be able to cancel online.`, 'sprint').notes).toEqual([])
  })
})

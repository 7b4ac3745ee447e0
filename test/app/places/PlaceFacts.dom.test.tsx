import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppServicesContext } from '../../../app/app-services/index.ts';
import { distanceLabel, PlaceFacts } from '../../../app/places/PlaceFacts.tsx';
import { shippedPlacesMessages } from '../../../schemas/generated/content/messages/places-messages.shipped.js';
import { hang } from '../api/fakeFetch.ts';
import { testAppServices } from '../app-services/testAppServices.ts';

describe('the distance of a place', () => {
  it.each([
    [3.84, '3.8 mi away'],
    [12, '12.0 mi away'],
    [0.1, '0.1 mi away'],
    [0.04, 'less than 0.1 mi away'],
  ])('%d', (miles, label) => {
    expect(distanceLabel(miles, shippedPlacesMessages)).toBe(label);
  });
});

describe('the phone of a place', () => {
  it.each([
    ['513-555-0113', 'tel:+1-513-555-0113'],
    ['+1 (513) 555-0113', 'tel:+1-513-555-0113'],
    ['555-0113', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j dials %j', (phone, href) => {
    render(
      <AppServicesContext value={testAppServices({ answer: hang }).appServices}>
        <PlaceFacts name="Clinic 1" heading={<h3>Clinic 1</h3>} phone={phone} />
      </AppServicesContext>,
    );
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
  });
});

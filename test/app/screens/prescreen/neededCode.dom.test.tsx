import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shippedSchedulerConfig } from '../../../content/shippedSchedulerConfig.ts';
import { criteria, heading, open } from './openPrescreenScreen.tsx';
import { smallPrescreen } from './smallPrescreen.ts';

/** The small prescreen, in a category that needs a benefit code. */
const content = smallPrescreen({
  'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json': {
    ...shippedSchedulerConfig,
    categories: {
      Physicals: {
        schedulerFlow: 'IN_PERSON',
        showPromotionModal: false,
        redirectAction: 'prescreen',
        prescreenType: 'physicals',
        benefitCode: 'required',
      },
    },
  },
});

describe('a prescreen of a category that needs a benefit code', () => {
  it('leads a guest without one to its page first, with the service', async () => {
    const { router } = open('/prescreen/1?type=Physicals&location=45202', { content });
    await screen.findByRole('heading', { name: 'Benefit codes' });
    expect(router.state.location.state).toMatchObject({
      criteria: { type: 'Sports Physical', serviceIds: [61], location: '45202' },
    });
  });

  it('asks a guest with one', async () => {
    open('/prescreen/1', { content, wanted: { ...criteria, benefitCode: 'CARE2027' } });
    await heading('The kind of physical');
  });
});

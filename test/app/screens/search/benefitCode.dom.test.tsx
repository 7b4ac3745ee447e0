import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { json } from '../../api/fakeFetch.ts';
import { service } from '../../app-services/listedServices.ts';
import { openSearch, server, variedServices } from './openSearch.tsx';
import { choose, place, press, searchNear, shownType, user } from './searchForm.ts';
import { setToday } from './setToday.ts';

setToday();

describe('a benefit code', () => {
  const valid = (isValid: boolean) => () => json(200, { data: { validation: { isValid } } });

  it('that is valid says so, and is sent with the search', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(true) }) },
      '/main?benefitCode=CARE2027',
    );
    await screen.findByText('Benefit code has been verified');
    expect(router.state.location.search).toBe('');
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'CARE2027' } });
  });

  it('that is not is said to be invalid, and stays behind', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(false) }) },
      '/main?benefitCode=NOPE',
    );
    await screen.findByText('Your benefit code entry is invalid. Please try again.');
    expect(screen.queryByText('Benefit code has been verified')).toBeNull();
    const again = screen.getByRole('link', { name: 'Enter your Benefit Code again' });
    expect(again.getAttribute('href')).toBe('/benefit-codes');
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).not.toMatchObject({ criteria: { benefitCode: 'NOPE' } });
  });

  it('can be entered again without losing the entries of the form', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(false) }) },
      '/main?benefitCode=NOPE',
    );
    await user.type(place(), '45202');
    await user.click(await screen.findByRole('link', { name: 'Enter your Benefit Code again' }));
    await screen.findByRole('heading', { name: 'Benefit codes' });
    expect(router.state.location.state).toMatchObject({ criteria: { location: '45202', benefitCode: 'NOPE' } });
  });

  describe('that cannot be checked', () => {
    const network = 'There is a network error. Please try again.';

    async function openUnchecked() {
      let works = false;
      const opened = await openSearch(
        {
          answer: server({
            '/services': variedServices,
            '/benefit-code': () => (works ? valid(true)() : json(500, {})),
          }),
        },
        '/main?benefitCode=CARE2027',
      );
      await screen.findByText(network);
      return { ...opened, mend: () => (works = true) };
    }

    it('shows and reports an error, and the search continues without it', async () => {
      const { router, reported } = await openUnchecked();
      expect(reported).toContainEqual({
        type: 'customerError',
        endpoint: '/appointment-management/v1/benefit-code/validate',
        responseCode: 500,
        description: 'server',
      });
      await searchNear('Sore Throat');
      await screen.findByRole('heading', { name: 'Results' });
      expect(router.state.location.state).not.toHaveProperty('criteria.benefitCode');
    });

    it('is asked about again, by the button and when the guest comes back', async () => {
      const { router, mend } = await openUnchecked();
      await searchNear('Sore Throat');
      await screen.findByRole('heading', { name: 'Results' });
      await act(() => router.navigate(-1));
      await screen.findByText(network);
      mend();
      await press('Check the code again');
      await screen.findByText('Benefit code has been verified');
      expect(screen.queryByText(network)).toBeNull();
    });
  });

  describe('of a visit of the category', () => {
    const services = () =>
      json(200, {
        data: {
          services: [
            service(30, 'Sore Throat', 'Illnesses'),
            service(76, 'Biometric Screening', 'Employer Screenings'),
            service(81, 'Smoking Cessation', 'Wellness'),
          ],
        },
      });
    const openWith = (isValid: boolean, at = '/main') =>
      openSearch({ answer: server({ '/services': services, '/benefit-code': valid(isValid) }) }, at);
    const offer = () => screen.queryByRole('link', { name: 'I have a benefit code' });
    const standsInForm = () => [shownType(), place().value];

    it('that needs one is asked for before the search, which the form keeps', async () => {
      const { router } = await openWith(true);
      await searchNear('Biometric Screening');
      await screen.findByRole('heading', { name: 'Benefit codes' });
      expect(router.state.location.state).toMatchObject({ criteria: { location: '45202', serviceIds: [76] } });
      await act(() => router.navigate(-1));
      await screen.findByRole('button', { name: 'Find Appointment' });
      expect(standsInForm()).toEqual(['Biometric Screening', '45202']);
    });

    it('that needs one is searched with a valid code', async () => {
      const { router } = await openWith(true, '/main?benefitCode=CARE2027');
      await screen.findByText('Benefit code has been verified');
      await searchNear('Biometric Screening');
      await screen.findByRole('heading', { name: 'Results' });
      expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'CARE2027' } });
    });

    it('that needs one is not searched with an invalid code, which can be mended', async () => {
      const { router } = await openWith(false, '/main?benefitCode=NOPE');
      await screen.findByText('Your benefit code entry is invalid. Please try again.');
      await searchNear('Biometric Screening');
      await screen.findByRole('heading', { name: 'Benefit codes' });
      expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'NOPE' } });
    });

    it('that may have one leads to its page by a link, and keeps the form', async () => {
      const { router } = await openWith(true);
      expect(offer()).toBeNull();
      await choose('Smoking Cessation');
      await user.type(place(), '45202');
      await user.click(screen.getByRole('link', { name: 'I have a benefit code' }));
      await screen.findByRole('heading', { name: 'Benefit codes' });
      expect(router.state.location.state).toMatchObject({ criteria: { location: '45202', serviceIds: [81] } });
      await act(() => router.navigate(-1));
      await screen.findByRole('button', { name: 'Find Appointment' });
      expect(standsInForm()).toEqual(['Smoking Cessation', '45202']);
    });

    it('that may have one offers none besides the code that is held', async () => {
      await openWith(true, '/main?benefitCode=CARE2027');
      await screen.findByText('Benefit code has been verified');
      await choose('Smoking Cessation');
      expect(offer()).toBeNull();
    });

    it.each(['Sore Throat', 'Biometric Screening'])('that offers none has no link: %s', async (name) => {
      await openWith(true);
      await choose(name);
      expect(offer()).toBeNull();
    });
  });
});

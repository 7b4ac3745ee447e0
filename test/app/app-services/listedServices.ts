import { json } from '../api/fakeFetch.ts';

/** A service as the backend lists it. */
export const service = (id: number, name: string, groupName: string, part: object = {}) => ({
  id,
  name,
  groupName,
  groupOrder: 1,
  order: id,
  maxDaysAhead: 60,
  businessNames: ['tlc'],
  isVaccine: false,
  isCovidVaccine: false,
  notMenuOption: false,
  ...part,
});

/** A small list of services as the backend gives it, whose categories the shipped scheduler-config knows. */
export const listedServices = (): Response =>
  json(200, {
    data: {
      services: [
        service(30, 'Sore Throat', 'Illnesses'),
        service(31, ' Earache ', 'Illnesses'),
        service(71, 'Blood Pressure Check', 'Health Screenings', { groupOrder: 2 }),
        service(99, 'By appointment of the house', 'Illnesses', { notMenuOption: true }),
      ],
    },
  });

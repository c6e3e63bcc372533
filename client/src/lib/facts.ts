/** The facts of events, as what they are: words, numbers, lists of seats. */
import type { EventInfo } from './protocol';

export const word = (event: EventInfo, name: string): string => {
  const fact = event.facts[name];
  return fact === null || fact === undefined ? '' : String(fact);
};

export const number = (event: EventInfo, name: string): number => Number(event.facts[name] ?? 0);

export const flag = (event: EventInfo, name: string): boolean => event.facts[name] === true;

export const words = (event: EventInfo, name: string): string[] => {
  const fact = event.facts[name];
  return Array.isArray(fact) ? fact.map(String) : [];
};

/** A list of seats, which comes as words. */
export const seats = (event: EventInfo, name: string): number[] => words(event, name).map(Number);

// One screen for several people: where it is secret who is asked, everybody takes it in turn, asked or not.

export class Round {
  takers = $state.raw<readonly number[]>([]); // who is still to take the screen
  holder = $state<number>(); // who has it

  get isOn(): boolean {
    return this.takers.length > 0 || this.holder !== undefined;
  }

  begin(seats: readonly number[]): void {
    this.takers = seats;
    this.holder = undefined;
  }

  take(): number | undefined {
    this.holder = this.takers[0];
    this.takers = this.takers.slice(1);
    return this.holder;
  }

  handOn(): void {
    this.holder = undefined;
  }

  end(): void {
    this.begin([]);
  }
}

"""Stray cancellations: if a library cancels a future, the task that awaits it sees CancelledError and would end silently unless
it checks whether the task itself was cancelled."""

import asyncio


def is_told_to_end() -> bool:
    """Was the running task itself cancelled, and not only something it awaited?"""
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0
